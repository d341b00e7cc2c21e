import { abschriftenContract as c } from '@dreiklang/domain/bestellung/abschriften.contract'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../database/sql.ts'
import { newKvnr } from '../../klient/klient.fixtures.ts'
import { eraseKlient } from '../../klient/loeschung.fixtures.ts'
import { systemContext } from '../../shared/context.ts'
import { type Haus, type Konto, arznei, bring, openHaus } from '../bestellung.fixtures.ts'

const kvnr = newKvnr()
const dosierung = { schema: null, text: 'Zaunkönig Dosis', lautMedikationsplan: false }

/** Each test lets years go by. */
let haus: Haus
let klientId: string
beforeEach(async () => {
  haus = await openHaus()
  klientId = await haus.admit({ nachname: 'Tilgner', rest: { versicherungsart: 'GKV', kvnr, krankenkasse: 'AOK Bayern' } })
})
afterEach(() => haus.close())

const dispensed = () => bring(haus, 'ABGESCHLOSSEN', { vor: { klientId, positionen: [arznei({ dosierung })] } })
const list = async (konto: Konto, ansicht: 'FAELLIG' | 'ALLE') => (await (await haus.wer(konto)).call(c.list, { query: { ansicht } })).body
const later = (days: number) => {
  haus.clock.now = new Date(haus.clock.now.getTime() + days * 86_400_000)
}
async function fetchCopy(konto: Konto, format: 'json' | 'pdf') {
  const { token } = await haus.wer(konto)
  const path = `${c.export.path.replace(':klientId', klientId)}?format=${format}`
  return haus.fetch(new Request(`http://test.invalid${path}`, { headers: { authorization: `Bearer ${token}` } }))
}

describe('The copies of a practice and of a pharmacy', () => {
  it('are listed by Klient, with the last day on which they have to be kept', async () => {
    await dispensed()
    await dispensed()
    const day = haus.heute()
    const years = (count: number) => `${Number(day.slice(0, 4)) + count}${day.slice(4)}`
    const entry = { klientId, name: expect.stringMatching(/^Tilgner, /), bestellungen: 2, zuletzt: day }
    expect((await list('arzt-admin', 'ALLE')).klienten).toEqual([expect.objectContaining({ ...entry, bis: years(10) })])
    expect((await list('apotheke-admin', 'ALLE')).klienten).toEqual([expect.objectContaining({ ...entry, bis: years(5) })])
    expect((await list('arzt-admin2', 'ALLE')).klienten).toEqual([])
    expect((await list('arzt-admin', 'FAELLIG')).klienten).toEqual([])
  })

  it('are due at the pharmacy after five years and at the practice after ten, each on its own', async () => {
    await dispensed()
    later(5 * 366)
    const due = async () => [
      (await list('apotheke-admin', 'FAELLIG')).klienten.length,
      (await list('arzt-admin', 'FAELLIG')).klienten.length,
    ]
    expect(await due()).toEqual([1, 0])
    later(5 * 366)
    expect(await due()).toEqual([1, 1])
  })

  it('are not due while something that was dispensed has not been out of date for a year', async () => {
    const fall = await bring(haus, 'IN_BEARBEITUNG', { vor: { klientId } })
    const expiry = `${Number(haus.heute().slice(0, 4)) + 6}-01-31`
    const positionen = fall.positionIds.map((positionId) => ({ positionId, menge: 1, charge: 'A1', verfall: expiry }))
    await fall.run('apotheker', 'bereitstellen', { positionen })
    for (const step of ['ausliefern', 'zustellen'] as const) await fall.run('apotheker', step)
    later(5 * 366)
    expect((await list('apotheke-admin', 'FAELLIG')).klienten).toEqual([])
    expect((await list('apotheke-admin', 'ALLE')).klienten[0]?.bis.slice(0, 4)).toBe(String(Number(expiry.slice(0, 4)) + 1))
  })

  it('are handed out for machines and on paper, also when the nursing service has erased the record, and that is logged', async () => {
    const { stand } = await dispensed()
    await eraseKlient(haus, klientId)
    const { abschriften } = (await (await fetchCopy('apotheke-admin', 'json')).json()) as { abschriften: unknown[] }
    expect(abschriften).toMatchObject([{ person: { nachname: 'Tilgner', kvnr }, bestellung: { nummer: stand.nummer } }])
    expect(JSON.stringify(abschriften)).toContain(dosierung.text)
    expect(JSON.stringify(abschriften)).not.toMatch(/"v\d\./)
    const pdf = await fetchCopy('arzt-admin', 'pdf')
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())), { mergePages: true })
    for (const word of ['Tilgner', kvnr, 'AOK Bayern', stand.nummer, 'Ramipril']) expect(text.replaceAll(/\s+/g, ' ')).toContain(word)
    const trail = sql(
      'test.copies',
      `select art, felder from protokoll where klient_id = :klientId and aktion = 'bestellung.exportAbschriften' order by nr`,
    )
    expect(await haus.ports.database.query(systemContext, trail, { klientId })).toEqual([
      { art: 'AUSGEBEN', felder: ['json'] },
      { art: 'AUSGEBEN', felder: ['pdf'] },
    ])
  })

  it('are for the managers of the organisation that keeps them', async () => {
    await dispensed()
    for (const konto of ['arzt', 'apotheker', 'pflege-admin'] as const) expect((await fetchCopy(konto, 'json')).status, konto).toBe(403)
    expect((await fetchCopy('arzt-admin2', 'json')).status).toBe(404)
  })
})
