import { describe, expect, it } from 'vitest'
import { maySeeZugang } from './zugang.policy.ts'

const anna = 'anna'
const heute = '2026-11-18'
const sees = (zuteilungen: [string, string][]) =>
  maySeeZugang({ akteur: { personId: anna }, heute, zuteilungen: zuteilungen.map(([personId, tag]) => ({ personId, tag })) })

describe('key and code of the door', () => {
  it.each([
    ['nobody was assigned', [], false],
    ['she is assigned today', [[anna, heute]], true],
    ['she is assigned tomorrow', [[anna, '2026-11-19']], false],
    ['she was assigned yesterday', [[anna, '2026-11-17']], false],
    ['a colleague is assigned today', [['berta', heute]], false],
    [
      'a colleague today and she tomorrow',
      [
        ['berta', heute],
        [anna, '2026-11-19'],
      ],
      false,
    ],
    [
      'both are assigned today',
      [
        ['berta', heute],
        [anna, heute],
      ],
      true,
    ],
  ] as [string, [string, string][], boolean][])('when %s', (_name, zuteilungen, erwartet) => {
    expect(sees(zuteilungen)).toBe(erwartet)
  })
})
