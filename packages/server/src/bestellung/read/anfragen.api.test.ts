import { anfragenContract } from '@dreiklang/domain/bestellung/anfragen.contract'
import { protokollContract } from '@dreiklang/domain/protokoll/protokoll.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { expect, it } from 'vitest'
import { hausForTests } from '../../forTests.fixtures.ts'
import { type Konto, arznei, betaeubungsmittel, bring } from '../bestellung.fixtures.ts'

const haus = await hausForTests({ mitAkten: true })

const ask = async (konto: Konto) => (await haus.wer(konto)).call(anfragenContract.listRequests, {})
const { produkt } = arznei()
const btm = betaeubungsmittel({
  produkt: { ...produkt, pzn: null, angabeart: 'WIRKSTOFF', bezeichnung: 'Fentanyl 25 µg/h', wirkstoff: 'Fentanyl' },
})
const rowsOf = async (konto: Konto, bestellungId: string) =>
  (await ask(konto)).body.zeilen.filter((row) => row.bestellungId === bestellungId)

it('a practice is told each medicine that it is asked to prescribe, with the words of the last prescription', async () => {
  const klientId = await haus.admit({ nachname: 'Zweimal' })
  const dosierung = { schema: null, text: 'zum Frühstück', lautMedikationsplan: false }
  const before = await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [arznei({ dosierung })] } })
  const on = plusDays(haus.heute(), -40)
  await before.run('arzt', 'verordnen', { ausgestelltAm: on, datumBestaetigt: true })
  const fall = await bring(haus, 'BEIM_ARZT', { vor: { klientId, positionen: [arznei({ dosierung, diagnose: 'I10.90' }), btm] } })
  const rows = await rowsOf('arzt', fall.id)
  expect(rows).toMatchObject([
    {
      id: fall.positionIds[0],
      version: fall.stand.version,
      klient: { nachname: 'Zweimal' },
      diagnose: 'I10.90',
      dosierung,
      gesondert: null,
      hinweise: [],
      zuletzt: { am: on, dosierung, zurueckgezogen: false },
      uebergaenge: { verordnen: true, arztAblehnen: true, rueckfrageStellen: true },
    },
    { id: fall.positionIds[1], gesondert: 'BTM' },
  ])
  expect(JSON.stringify(rows), 'which pharmacy was chosen is not told').not.toMatch(/Apotheke/)
})

it('another practice is told nothing of them, and what is decided is told no more', async () => {
  const fall = await bring(haus, 'BEIM_ARZT')
  expect(await rowsOf('arzt2', fall.id)).toEqual([])
  expect(await rowsOf('arzt-admin', fall.id)).toHaveLength(1)
  expect((await ask('pfleger')).status).toBe(403)
  await fall.run('arzt', 'arztAblehnen')
  expect(await rowsOf('arzt', fall.id)).toEqual([])
})

it('an emergency comes first', async () => {
  await bring(haus, 'BEIM_ARZT')
  const urgent = await bring(haus, 'BEIM_ARZT', { vor: { prioritaet: 'NOTFALL', bedarfBis: haus.heute() } })
  expect((await ask('arzt')).body.zeilen[0]?.bestellungId).toBe(urgent.id)
})

it('each look stands in the audit trail, order by order', async () => {
  const fall = await bring(haus, 'BEIM_ARZT')
  await ask('arzt')
  const trail = await (await haus.wer('arzt-admin')).call(protokollContract.list, { query: {} })
  expect(trail.body.zeilen).toContainEqual(
    expect.objectContaining({ aktion: 'bestellung.listRequests', objektArt: 'BESTELLUNG', objektId: fall.id }),
  )
})
