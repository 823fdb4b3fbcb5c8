// Drives Firefox for FirefoxBrowserTest, by WebDriver BiDi: each line of input is [command, argument] in JSON, each line of
// output what came of it. Ends with its input.
import process from 'node:process';
import readline from 'node:readline';
import puppeteer from 'puppeteer-core';

const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath: process.argv[2],
  headless: false,
  extraPrefsFirefox: { 'webgl.force-enabled': true },
});
const page = await browser.newPage();
/** @type {string[]} */
let errors = [];
page.on('pageerror', (error) => errors.push(`uncaught: ${error}`));
page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
// The studio asks before it is left with changes.
page.on('dialog', (dialog) => dialog.accept());
await page.setViewport({ width: 1000, height: 700 });

/** @type {Record<string, (argument: string) => Promise<unknown>>} */
const commands = {
  open: (address) => page.goto(address),
  run: (expression) => page.evaluate(expression),
  click: (selector) => page.click(selector),
  press: (key) => page.keyboard.press(/** @type {import('puppeteer-core').KeyInput} */ (key)),
  density: (ratio) => page.setViewport({ width: 1000, height: 700, deviceScaleFactor: Number(ratio) }),
  screenshot: (path) => page.screenshot({ path: /** @type {`${string}.png`} */ (path) }),
  async errors() {
    const taken = errors;
    errors = [];
    return taken.join('\n');
  },
};

for await (const line of readline.createInterface({ input: process.stdin })) {
  const [command, argument] = JSON.parse(line);
  let answer;
  try {
    const value = await commands[command](argument);
    answer = { value: command === 'run' || command === 'errors' ? String(value) : '' };
  } catch (error) {
    answer = { error: `${command} failed: ${error}` };
  }
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
await browser.close();
