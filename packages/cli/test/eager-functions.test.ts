import { describe, expect, it } from 'vitest';
import { toEagerFunctions } from '../build/eager-functions.ts';

/** The module with the functions whose text is listed compiled early. */
function compileEarly(code: string, ...called: readonly string[]): string {
  const places = called.map((text) => `${code.indexOf(text)}:${code.indexOf(text) + text.length}`);
  return toEagerFunctions(code, new Set(places));
}

describe('toEagerFunctions', () => {
  it.each([
    ['an arrow function', 'const a=()=>1;', '()=>1', 'const a=(()=>1);'],
    ['an argument', 'use(x=>x,2);', 'x=>x', 'use((x=>x),2);'],
    ['a function expression', 'const a=function(){};', 'function(){}', 'const a=(function(){});'],
    ['a property', 'const a={b:()=>1};', '()=>1', 'const a={b:(()=>1)};'],
    ['a method, which cannot stand in parentheses', 'const a={b(){}};', '(){}', 'const a={b(){}};'],
    ['a getter', 'const a={get b(){return 1}};', '(){return 1}', 'const a={get b(){return 1}};'],
    ['a class method', 'class A{b(){}}', '(){}', 'class A{b(){}}'],
    [
      'a declaration in a function',
      'const a=()=>{function b(){}};',
      'function b(){}',
      'const a=()=>{function b(){}};',
    ],
  ])('writes %s', (_, code, called, expected) => {
    expect(compileEarly(code, called)).toBe(expected);
  });

  it('leaves functions that were not called unchanged', () => {
    const code = 'import{a}from"./a.js";function b(){return()=>a}export{b};';
    expect(compileEarly(code)).toBe(code);
  });

  it('defines a declared function before all other code of the module', () => {
    const code = 'import{a}from"./a.js";b();function b(){return a}export{b};';
    expect(compileEarly(code, 'function b(){return a}')).toBe(
      'import{a}from"./a.js";var b=(function (){return a});b();export{b};',
    );
  });

  it('keeps the order of functions, and those within each other', () => {
    const inner = 'x=>x';
    const outer = `function b(){return[1].map(${inner})}`;
    const code = `const c=1;${outer}async function* d(){}`;
    expect(compileEarly(code, outer, inner, 'async function* d(){}')).toBe(
      'var b=(function (){return[1].map((x=>x))});var d=(async function* (){});const c=1;',
    );
  });

  it('lets a function replace itself, as bundled modules do', () => {
    const declared = 'function load(){load=()=>2;return 1}';
    const code = compileEarly(`${declared}globalThis.results=[load(),load()];`, declared);
    const results: unknown = new Function('globalThis', `'use strict';${code}return globalThis.results;`)({});
    expect(results).toEqual([1, 2]);
  });
});
