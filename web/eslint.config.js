/** ESLint's recommended rules for all scripts. */
import js from '@eslint/js';
import globals from 'globals';

export default [
  { ignores: ['node_modules/', 'target/'] },
  js.configs.recommended,
  { languageOptions: { globals: globals.browser } },
];
