import { expect, it } from 'vitest'
import { listFittingAnswers } from './schnelleAntworten.ts'

it.each([
  ['Blutdruck der letzten 7 Tage?', []],
  ['Wie viele Tabletten sind noch da?', []],
  ['Ist die Karte in diesem Quartal eingelesen?', ['ja', 'nein', 'eingelesen']],
  ['Stimmt die Dosis so?', ['ja', 'nein', 'dosis']],
  ['Is the patient still in hospital?', ['ja', 'nein']],
] as const)('to “%s” the answers at hand are %j', (frage, answers) => expect(listFittingAnswers(frage)).toEqual(answers))
