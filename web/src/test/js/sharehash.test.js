import { fromBase64Url } from '../../main/page/document/base64.js';
import { hashOf, readHash } from '../../main/page/files/sharehash.js';
import { equal } from './check.js';

export function whatIsWrittenIsRead() {
  const data = Uint8Array.from({ length: 1000 }, (_, at) => (at * 7) % 256);
  const hash = hashOf('My hero/ä.skel2d', 'skel2d', data, new Map());
  equal(/^#doc=[\w%.-]+\/skel2d\/[\w-]+$/.test(hash), true);
  const read = readHash(hash);
  equal([read?.name, fromBase64Url(read?.data ?? '')], ['My heroä.skel2d', data]);
}

export function dataHasNoSignsThatAddressesTurnIntoOthers() {
  equal(hashOf('a', 'skf', Uint8Array.of(0xfb, 0xff, 0xfe, 1), new Map()), '#doc=a/skf/-__-AQ');
}

export function imagesAreReadAsWritten() {
  const images = new Map([['parts/ä.png', Uint8Array.of(1, 2)], ['b.png', Uint8Array.of()]]);
  const hash = hashOf('a.skel2d', 'skel2d', Uint8Array.of(7), images);
  equal(hash, '#doc=a.skel2d/skel2d/Bw/parts%2F%C3%A4.png/AQI/b.png/');
  equal(readHash(hash)?.images, [{ image: 'parts/ä.png', data: 'AQI' }, { image: 'b.png', data: '' }]);
  equal(readHash('#doc=a/skf/AA')?.images, []);
}

export function otherAddressesCarryNothing() {
  for (const hash of ['', '#', '#token=1', '#doc=a/zip/AA', '#doc=a/skf', '#doc=a/skf/A=', '#doc=a/skf/A/b', '#doc=a/skf/A/b/c=']) equal(readHash(hash), null);
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
