import { fromBase64Url } from '../../main/page/document/base64.js';
import { hashOf, readHash } from '../../main/page/files/sharehash.js';
import { equal } from './check.js';

export function whatIsWrittenIsRead() {
  const data = Uint8Array.from({ length: 1000 }, (_, at) => (at * 7) % 256);
  const hash = hashOf('My hero/ä.skel2d', 'skel2d', data);
  equal(/^#doc=[\w%.-]+\/skel2d\/[\w-]+$/.test(hash), true);
  const read = readHash(hash);
  equal([read?.name, fromBase64Url(read?.data ?? '')], ['My heroä.skel2d', data]);
}

export function dataHasNoSignsThatAddressesTurnIntoOthers() {
  equal(hashOf('a', 'skf', Uint8Array.of(0xfb, 0xff, 0xfe, 1)), '#doc=a/skf/-__-AQ');
}

export function otherAddressesCarryNothing() {
  for (const hash of ['', '#', '#token=1', '#doc=a/zip/AA', '#doc=a/skf', '#doc=a/skf/A=']) equal(readHash(hash), null);
}

export function namesThatAreNoneGetOne() {
  equal(readHash('#doc=/skf/')?.name, 'shared.skel2d');
  equal(readHash('#doc=..%2F..%5C/skf/')?.name, '....');
  equal(readHash('#doc=%E0%A4%A/skf/')?.name, 'shared.skel2d');
}

export function aLinkForAPlayerCarriesTheSame() {
  equal(readHash('#embed&doc=fox.skel2d/skel2d/AAA'), readHash('#doc=fox.skel2d/skel2d/AAA'));
  equal(readHash('#embed'), null);
}
