import { freeName } from '../../main/page/files/savename.js';
import { equal } from './check.js';

const FILES = ['hero.skel2d', 'hero-2.skel2d', 'sub/Cat.skel2d'].map(path => ({ path }));

export function namesThatNobodyHasStay() {
  equal(freeName('dog.skel2d', FILES), 'dog.skel2d');
}

export function othersGetTheFirstNumberThatIsFree() {
  equal(freeName('hero.skel2d', FILES), 'hero-3.skel2d');
  equal(freeName('hero-2.skel2d', FILES), 'hero-3.skel2d');
  equal(freeName('sub/cat.skel2d', FILES), 'sub/cat-2.skel2d');
}
