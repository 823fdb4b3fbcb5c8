const TEXT = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`[^`]*`/;
const NUMBER = /(?<![\w#])-?\d[\w.]*/;
const C = grammar(
  /\/\/[^\n]*|\/\*[^]*?\*\//,
  /@\w+|\b(?:abstract|as|async|await|boolean|class|const|declare|default|double|else|export|extends|false|final|float|for|from|fun|function|get|if|implements|import|int|interface|let|long|new|null|number|package|private|protected|public|readonly|record|return|set|static|string|super|this|throws|true|try|type|val|var|void|while)\b/,
);
const MARKUP = grammar(/<!--[^]*?-->/, /<\/?[\w!-]+|\/?>/);
const SHELL = grammar(/(?<!\S)#[^\n]*/, /(?!)/);
const SKEL2D = grammar(/(?<!\S)#(?: [^\n]*)?$/, /^(?:skeleton|order|skin|anim)\b|@[\w.[\]-]*|(?<!\S):[a-z]+/);
const GRAMMARS = { java: C, js: C, ts: C, kotlin: C, html: MARKUP, xml: MARKUP, sh: SHELL, json: SHELL, python: SHELL, skel2d: SKEL2D };

function grammar(comment, word) {
  return new RegExp(`(?<comment>${comment.source})|(?<text>${TEXT.source})|(?<word>${word.source})|(?<number>${NUMBER.source})|(?<type>\\b[A-Z]\\w+)`, 'gm');
}

/** Gives comments, texts, words and numbers of a code block their colours; names of types that the page has become links. */
export function highlight(code) {
  const pattern = GRAMMARS[code.className.replace('language-', '')];
  if (!pattern) return;
  const text = code.textContent;
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const kind = Object.keys(match.groups).find((name) => match.groups[name] !== undefined);
    const id = code.className === 'language-ts' && kind === 'type' ? match[0].toLowerCase() : '';
    const span = document.createElement(document.getElementById(id) ? 'a' : 'span');
    if (span.tagName === 'A') span.href = `#${id}`;
    span.className = kind;
    span.textContent = match[0];
    parts.push(text.slice(end, match.index), span);
    end = match.index + match[0].length;
  }
  code.replaceChildren(...parts, text.slice(end));
}
