import { defineConfig } from 'oxlint';
import { importRules, routerContexts } from './scripts/floors.ts';

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'vitest', 'unicorn', 'oxc'],
  options: { typeAware: true, denyWarnings: true },
  categories: { correctness: 'error' },
  settings: {
    'jsx-a11y': {
      polymorphicPropName: 'as',
      components: {
        Row: 'div',
        Stack: 'div',
        Grid: 'div',
        Box: 'div',
        Text: 'span',
        Ellipsis: 'span',
      },
    },
  },
  ignorePatterns: ['dist', 'dist-mock', 'node_modules', 'test-results'],
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    // The other rules of the React Compiler belong to the category above. `todo` names what the compiler cannot handle
    // yet, and `exhaustive-effect-dependencies` refuses an effect that runs when a value has changed which it does not read.
    'react/hooks': 'error',
    'react/syntax': 'error',
    'react/invariant': 'error',
    'react/unsupported-syntax': 'error',
    'react/memo-dependencies': 'error',
    'react/capitalized-calls': 'error',
    'react/no-deriving-state-in-effects': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'import/no-cycle': 'error',
    'import/no-duplicates': ['error', { preferInline: true }],
    'import/no-default-export': 'error',
    'max-lines': ['error', 300],
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'no-console': ['error', { allow: ['warn', 'error'] }],
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-new-func': 'error',
    complexity: ['error', { max: 20, variant: 'modified' }],
    'react/no-danger': 'error',
    'react/forbid-elements': [
      'error',
      {
        forbid: [
          { element: 'img', message: 'Use ui/safe-image: an address from data may be anything.' },
          {
            element: 'a',
            message:
              'Pass the address through lib/safe-url in a file that the lint settings name, or use Link.',
          },
          {
            element: 'video',
            message: 'Use the image viewer: an address from data may be anything.',
          },
          {
            element: 'audio',
            message: 'Use the image viewer: an address from data may be anything.',
          },
          { element: 'iframe', message: 'The content policy of the console allows no frames.' },
          { element: 'embed', message: 'The content policy of the console allows no plugins.' },
          { element: 'object', message: 'The content policy of the console allows no plugins.' },
        ],
      },
    ],
    'no-restricted-properties': [
      'error',
      {
        property: 'trim',
        message:
          'Use trimText of lib/text for what users type or paste: it removes invisible characters as well.',
      },
    ],
    'no-restricted-globals': [
      'error',
      { name: 'alert', message: 'Use ui/feedback.' },
      { name: 'confirm', message: 'Use ui/feedback.' },
    ],
  },
  overrides: [
    ...importRules,
    {
      files: [
        'src/mocks/**',
        'src/config/**',
        'src/api/errors.ts',
        'src/stores/error-log.ts',
        'src/ui/antd/antd-theme.ts',
        'src/elements/export/**',
        'src/lib/{amount,member-names,number,text,time}.ts',
        'src/lib/html/html-text.ts',
        'src/lib/url/safe-url.ts',
        'tests/**',
        'e2e/**',
        'scripts/**',
      ],
      rules: { 'no-restricted-properties': 'off' },
    },
    {
      files: ['src/pages/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^\\.\\./|^@/(app|mocks)/|^@/pages/(?!([^/]+/)?shared/)',
                message:
                  'A page imports its own parts, the shared parts of its group and what lies below pages; see README, "How the code is organised".',
              },
              routerContexts,
            ],
          },
        ],
      },
    },
    {
      files: ['src/mocks/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: [
                  '../**',
                  '@/i18n',
                  '@/stores/**',
                  '@/schema/**',
                  '@/ui/**',
                  '@/elements/**',
                  '@/crud/**',
                  '@/pages/**',
                  '@/app/**',
                ],
                message: 'The mocked backend imports api, policies, enums, config and lib only.',
              },
            ],
          },
        ],
      },
    },
    {
      files: [
        'src/pages/**',
        'src/gallery/*',
        'vite.config.ts',
        'scripts/lab/mutants/vitest.config.ts',
        'oxlint.config.ts',
        'e2e/playwright.config.ts',
        'src/app/feedback/feedback.tsx',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tests/**', 'e2e/**'],
      rules: { 'max-lines': ['error', 400], 'max-lines-per-function': 'off' },
    },
    {
      files: ['scripts/**'],
      rules: { 'no-console': 'off' },
    },
    {
      files: [
        'src/ui/safe-image.tsx',
        'src/ui/button.tsx',
        'src/elements/export/recent-exports-popup.tsx',
        'src/elements/import/import-popup.tsx',
        'src/values/cell/text-cells.tsx',
        'src/values/cell/number-text.tsx',
        'src/elements/upload/image-viewer.tsx',
        'src/elements/upload/viewer-stage.tsx',
        'src/gallery/gallery.tsx',
        'tests/**',
      ],
      rules: { 'react/forbid-elements': 'off' },
    },
    {
      files: ['src/app/guard/loadable-page.ts'],
      rules: { 'unicorn/no-thenable': 'off' },
    },
    {
      files: ['src/lib/url/local-path.ts'],
      rules: { 'no-control-regex': 'off' },
    },
    {
      files: ['src/app/shell/tab-outlet.tsx'],
      rules: { 'jsx-a11y/no-noninteractive-tabindex': 'off' },
    },
  ],
});
