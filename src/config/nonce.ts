/** The host writes a new nonce into every page; style elements need it under the content security policy. */
export const pageNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;
