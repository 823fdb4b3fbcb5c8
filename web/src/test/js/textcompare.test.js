import { commonEnds, editsBetween, isReplaced } from '../../main/page/document/textcompare.js';
import { equal } from './check.js';

export function endsDoNotOverlap() {
  equal(commonEnds('aXb', 'aYYb'), [1, 1]);
  equal(commonEnds('aa', 'aaa'), [2, 0]);
  equal(commonEnds('', 'a'), [0, 0]);
  equal(commonEnds(['x', 'y'], ['x', 'y']), [2, 0]);
}

export function anotherTextInPlaceOfAllOfItIsAReplacement() {
  equal(isReplaced('one text', [{ from: 0, to: 8, insert: 'something else' }]), true);
}

export function theSameTextWithChangesIsNone() {
  equal(isReplaced('a long text with a word', [{ from: 0, to: 23, insert: 'a long text with another word' }]), false);
  equal(isReplaced('one text', [{ from: 1, to: 8, insert: 'xyz' }]), false);
  equal(isReplaced('one text', [{ from: 0, to: 4, insert: '' }, { from: 5, to: 8, insert: '' }]), false);
}

export function textsOfAsManyLinesDifferWithinThem() {
  equal(editsBetween('a1\nb\nc2', 'a3\nb\nc45'), [{ from: 1, to: 2, insert: '3' }, { from: 6, to: 7, insert: '45' }]);
  equal(editsBetween('a\nb', 'a\nb'), []);
}

export function textsOfOtherNumbersOfLinesDifferInOnePlace() {
  equal(editsBetween('a\nx\nb', 'a\nb'), [{ from: 2, to: 4, insert: '' }]);
}
