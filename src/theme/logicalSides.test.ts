import { expect, it } from 'vitest';
import { logical } from './logicalSides';

it.each([
  ['margin-left', '8px', 'margin-inline-start:8px;'],
  ['padding-right', '1px!important', 'padding-inline-end:1px!important;'],
  ['border-left', '1px solid', 'border-inline-start:1px solid;'],
  ['border-right-color', 'red', 'border-inline-end-color:red;'],
  ['border-top-left-radius', '4px', 'border-start-start-radius:4px;'],
  ['border-bottom-right-radius', '0', 'border-end-end-radius:0;'],
  ['left', '0', 'inset-inline-start:0;'],
  ['right', 'auto', 'inset-inline-end:auto;'],
  ['left', '50%', 'left:50%;'],
  ['text-align', 'left', 'text-align:var(--start);'],
  ['text-align', 'right!important', 'text-align:var(--end)!important;'],
  ['text-align', 'center', 'text-align:center;'],
  ['float', 'right', 'float:inline-end;'],
  ['padding', '1px 2px 3px 4px', 'padding-block:1px 3px;padding-inline:4px 2px;'],
  ['padding', '1px 2px', 'padding:1px 2px;'],
  ['margin', 'calc(1px + 2px) 0 0 0', 'margin:calc(1px + 2px) 0 0 0;'],
  ['color', 'red', 'color:red;'],
])('%s: %s is written as %s', (property, value, written) => {
  expect(logical(property, value)).toBe(written);
});
