/** The controls that simple forms do not need, loaded together as one chunk. */
export { CodesField } from '@/values/code/code-checkboxes';
export { EmailField } from '@/values/email/email-field';
export { SwitchField } from '@/values/flag/switch-field';
export { FlagsField } from '@/values/flags/flags-field';
export { AmountField } from '@/values/money/amount-field';
export { NumberField } from '@/values/number/number-field';
export { PasswordField } from '@/values/password/password-field';
export { MobileField } from '@/values/phone/mobile-field';
export { OptionsField } from '@/values/record/options-field';
