import { describe, expect, it } from 'vitest'
import { maySeeZugang } from './zugang.policy.ts'

const anna = 'anna'
const heute = '2026-11-18'
const now = '2026-11-17T23:20:00.000Z'
const sees = (zuteilungen: [string, string, string?][]) =>
  maySeeZugang({
    akteur: { personId: anna },
    heute,
    now,
    zuteilungen: zuteilungen.map(([personId, tag, bis]) => ({ personId, tag, bis: bis ?? null })),
  })

describe('key and code of the door', () => {
  it.each([
    ['nobody was assigned', [], false],
    ['she is assigned today', [[anna, heute]], true],
    ['she is assigned tomorrow', [[anna, '2026-11-19']], false],
    ['she was assigned yesterday', [[anna, '2026-11-17']], false],
    ['her visit of last night goes on until 0:30', [[anna, '2026-11-17', '2026-11-17T23:30:00.000Z']], true],
    ['her visit of last night ended at 0:15', [[anna, '2026-11-17', '2026-11-17T23:15:00.000Z']], false],
    ['a visit of a colleague goes on', [['berta', '2026-11-17', '2026-11-17T23:30:00.000Z']], false],
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
  ] as [string, [string, string, string?][], boolean][])('when %s', (_name, zuteilungen, erwartet) => {
    expect(sees(zuteilungen)).toBe(erwartet)
  })
})
