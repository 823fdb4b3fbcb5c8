/**
 * Reads the text away from the page, so that typing never waits for it. Of several texts only the
 * last is read; questions are answered for that one, and those about an older one with null.
 *
 * In:  {text, version}                 the text as it is now
 *      {question, arguments, id, version}   version null: whatever the text is
 * Out: {analysis, version}             problems and counts
 *      {answer, id, version}           or {failure, id, version}
 */
import * as engine from '../engine/engine.js';
import { Answers } from './answers.js';

/**
 * @typedef {{ question: keyof Answers, arguments: any[], id: number, version: number | null }} Question
 */

let latest = { version: 0, text: '', answers: /** @type {Answers | null} */ (null) };
let scheduled = false;
const nextTask = new MessageChannel();

/** Reading is cheap to ask for: questions about the same text share one reading. */
function answers() {
  return latest.answers ??= new Answers(engine, latest.text);
}

nextTask.port1.onmessage = () => {
  scheduled = false;
  const { version } = latest;
  const started = performance.now();
  try {
    const analysis = answers().analysis();
    postMessage({ analysis: { ...analysis, milliseconds: performance.now() - started }, version });
  } catch (failure) {
    postMessage({ failure: String(failure), version });
  }
};

onmessage = ({ data }) => {
  if (data.question) {
    answer(data);
    return;
  }
  latest = { version: data.version, text: data.text, answers: null };
  // Behind the messages that wait already: a newer text may be among them.
  if (!scheduled) nextTask.port2.postMessage(null);
  scheduled = true;
};

/** @param {Question} question */
function answer({ question, arguments: given, id, version }) {
  if (version !== null && version !== latest.version) {
    postMessage({ answer: null, id, version });
    return;
  }
  try {
    const asked = /** @type {(...given: any[]) => unknown} */ (answers()[question]);
    postMessage({ answer: asked.apply(answers(), given) ?? null, id, version });
  } catch (failure) {
    postMessage({ failure: String(failure), id, version });
  }
}
