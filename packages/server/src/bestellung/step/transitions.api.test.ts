import type { PositionStatus } from '@dreiklang/domain/bestellung/bestellung'
import { type PersonenHandlung, handlungSchemas } from '@dreiklang/domain/bestellung/handlungen.contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { type Fall, type Konto, bring, errorOf, konten } from '../bestellung.fixtures.ts'
import { erwartungFor, nachher, columns, rowsOfTable } from '../transitions.fixtures.ts'

const haus = await hausForTests()
const vorrat = new Map<PositionStatus, Fall>()
const all = Object.keys(handlungSchemas) as PersonenHandlung[]

beforeAll(async () => {
  for (const status of columns) vorrat.set(status, await bring(haus, status, { frage: true }))
})

const fromVorrat = (status: PositionStatus): Fall => {
  const fall = vorrat.get(status)
  if (fall === undefined) throw new Error(`No order in ${status}`)
  return fall
}

/** A question goes to a side that sees the order in every state in which it can be asked. */
const angabenOf = (handlung: PersonenHandlung, konto: Konto): Record<string, unknown> =>
  handlung === 'rueckfrageStellen' && konto.startsWith('pfleg') ? { an: 'ARZT' } : {}

/** After these the same order serves the next cell: the state stays, and so does what the step needs. */
const wiederholbar: readonly PersonenHandlung[] = [
  'rueckfrageStellen',
  'rueckfrageAntworten',
  'rezeptOrtMelden',
  'zustellungGescheitert',
  'austauschen',
]

describe('each step, in each of the ten states, by each role', () => {
  it('has a row in the table that was written by hand', () => {
    expect(rowsOfTable.toSorted()).toEqual(all.toSorted())
  })

  it.each(all)('%s is refused where the trade refuses it, and a conflict shows the order as it is', async (handlung) => {
    for (const status of columns) {
      const fall = fromVorrat(status)
      for (const konto of konten) {
        const erwartet = erwartungFor(handlung, status, konto)
        if (erwartet.code === null) continue
        const error = errorOf(await fall.versuche(konto, handlung, angabenOf(handlung, konto)))
        expect({ konto, status, antwort: error.status, code: error.code }).toEqual({
          konto,
          status,
          antwort: erwartet.status,
          code: erwartet.code,
        })
        if (erwartet.status === 409) expect(error.details).toMatchObject({ aktuell: { id: fall.id, version: fall.version } })
        else expect(error.details?.['aktuell']).toBeUndefined()
      }
    }
  })

  it('leaves the order as it was when it was refused', async () => {
    for (const status of columns) {
      const fall = fromVorrat(status)
      expect(await fall.readStore('pfleger')).toEqual(fall.stand)
    }
  })

  it.each(all)('%s is done where the trade allows it', async (handlung) => {
    for (const status of columns) {
      let fall: Fall | undefined
      for (const konto of konten) {
        if (erwartungFor(handlung, status, konto).code !== null) continue
        if (fall === undefined || !wiederholbar.includes(handlung)) fall = await bring(haus, status, { frage: status !== 'ENTWURF' })
        const { version } = fall
        const stand = await fall.run(konto, handlung, angabenOf(handlung, konto))
        expect({ konto, von: status, nach: stand.status, version: stand.version }).toEqual({
          konto,
          von: status,
          nach: nachher(handlung, status),
          version: version + 1,
        })
      }
    }
  })
})
