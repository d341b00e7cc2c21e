import { describe, expect, it } from 'vitest'
import { angefragt, beginnen, brandt, geplant, inStatus, now, jonas, lange, nach, sabine, steps, weber } from './hausbesuch.fixtures.ts'
import { tuer as tuerSchema } from './hausbesuch.contract.ts'
import type { Person } from './hausbesuch.policy.ts'
import type { Hausbesuch } from './hausbesuch.document.ts'
import { meldungenOf } from './meldung.ts'
import { viewOf, wartetAuf, rowOf } from './view.ts'

const haus = (id: string) => ({ id, name: id, telefon: null })
const namen = {
  klient: {
    id: 'klient',
    vorname: 'Maria',
    nachname: 'Huber',
    geburtsdatum: '1941-03-02',
    adresse: { strasse: 'Weg', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
    telefon: '089 1',
  },
  pflegedienst: haus('pflege'),
  praxis: haus('arzt'),
  apotheke: null,
  hkpZeiten: null,
}
const blick = (person: Person, am = now) => ({ namen, person, now: am })

describe('the place of a visit', () => {
  const tuer = { etage: '3. OG links', klingelname: 'Huber', zugang: 'durch den Hof' }
  const ort = { strasse: 'Nebenweg', hausnummer: '2', zusatz: null, plz: '80331', ort: 'München' }

  it('is told to all who go there, with the way to the door', () => {
    const besuch = angefragt('APOTHEKENBESUCH', jonas, { tuer, ort })
    for (const person of [jonas, brandt]) expect(viewOf(besuch, blick(person))).toMatchObject({ tuer, ort })
  })

  it('is kept from the pharmacy a month after the visit, as the record is', () => {
    const abgelehnt = nach(angefragt('APOTHEKENBESUCH', jonas, { tuer, ort }), brandt, steps.ablehnen)
    expect(viewOf(abgelehnt, blick(brandt, '2027-01-10T09:00:00.000Z'))).toMatchObject({
      tuer: null,
      ort: null,
      klient: { adresse: null },
    })
    expect(viewOf(abgelehnt, blick(jonas, '2027-01-10T09:00:00.000Z'))).toMatchObject({ tuer, ort })
  })

  it('never says a key number or a code', () => {
    const geht = (word: string) => tuerSchema.safeParse({ etage: word, klingelname: null, zugang: null }).success
    expect(['3. OG, Wohnung 304', 'Hinterhaus, 2. Aufgang', 'Schlüssel beim Nachbarn'].every(geht)).toBe(true)
    expect(['Schlüssel Nr. 17', 'Türcode 12#', 'am Tresor: 4711', '4711'].some(geht)).toBe(false)
  })
})

describe('a line of the list', () => {
  it('says to each reader what may be done next', () => {
    expect(rowOf(geplant(), blick(jonas)).moeglich).toEqual(['verschieben', 'absagen', 'losfahren', 'beginnen', 'nichtAntreffen'])
    expect(rowOf(geplant(), blick(sabine)).moeglich).toEqual(['verschieben', 'absagen'])
    expect(rowOf(angefragt(), blick(lange)).moeglich).toEqual(['annehmen', 'ablehnen', 'rueckfragen'])
    expect(rowOf(angefragt(), blick(jonas)).moeglich).toEqual(['absagen'])
  })

  it('stands under its planned day, else the day wished for, else that of the question', () => {
    expect(rowOf(geplant(), blick(jonas)).tag).toBe('2026-11-19')
    expect(rowOf(angefragt('ARZTBESUCH', jonas, { wunsch: { datum: '2026-11-21', von: '08:00', bis: '09:00' } }), blick(jonas)).tag).toBe(
      '2026-11-21',
    )
    expect(rowOf(angefragt('ARZTBESUCH', jonas, { wunsch: null }), blick(jonas)).tag).toBe('2026-11-18')
  })

  it('says whose turn it is', () => {
    expect(wartetAuf(angefragt())).toBe('ARZT')
    expect(wartetAuf(nach(angefragt(), lange, steps.rueckfragen))).toBe('PFLEGE')
    expect(wartetAuf(geplant())).toBe('PFLEGE')
    expect(wartetAuf(inStatus('ABGESCHLOSSEN'))).toBe('NIEMAND')
  })

  it('says to the nursing service when treatment has no prescription on its day, until the visit is over', () => {
    const hkp = { code: null, bezeichnung: 'Insulin', quelle: 'HKP' as const, sollMinuten: 10 }
    const ueber = (besuch: Hausbesuch, person: Person, bis: string | null) =>
      rowOf(besuch, { ...blick(person), namen: { ...namen, hkpZeiten: bis === null ? [] : [{ von: null, bis, nummern: null }] } })
        .ueberlagerungen
    const besuch = geplant(sabine, { leistungen: [hkp] })
    expect(ueber(besuch, jonas, null)).toEqual(['OHNE_VERORDNUNG'])
    expect(ueber(besuch, jonas, '2026-11-18')).toEqual(['OHNE_VERORDNUNG'])
    expect(ueber(besuch, jonas, '2026-11-19')).toEqual([])
    expect(ueber(geplant(), jonas, null)).toEqual([])
    expect(ueber({ ...besuch, praxisId: 'arzt' }, weber, null)).toEqual([])
    expect(ueber({ ...besuch, status: 'ABGESCHLOSSEN' }, jonas, null)).toEqual([])
  })

  it('is overdue an hour after it should have begun', () => {
    const um = (am: string) => rowOf(geplant(), blick(sabine, am)).ueberlagerungen
    expect([um('2026-11-19T07:59:59.999Z'), um('2026-11-19T08:00:00.000Z')]).toEqual([[], ['UEBERFAELLIG']])
  })

  it('shows a call for at once that nobody has answered within a quarter of an hour', () => {
    const sofort = angefragt('ARZTBESUCH', jonas, { dringlichkeit: 'SOFORT' })
    const um = (am: string) => rowOf(sofort, blick(jonas, am)).ueberlagerungen
    expect([um('2026-11-18T09:15:00.000Z'), um('2026-11-18T09:15:00.001Z')]).toEqual([[], ['BESTAETIGUNG_FEHLT']])
  })
})

describe('the record', () => {
  it('names the reason of each step that is shut, and no step of another side', () => {
    const { uebergaenge } = viewOf(geplant(), blick(sabine))
    expect(uebergaenge).toMatchObject({
      verschieben: true,
      losfahren: 'hausbesuch.nicht_zugewiesen',
      nachtragen: 'hausbesuch.falscher_status',
    })
    expect(Object.keys(viewOf(angefragt(), blick(lange)).uebergaenge)).not.toContain('antworten')
    expect(viewOf(angefragt(), blick(lange)).uebergaenge['antworten']).toBeUndefined()
  })

  it('shows the address to who goes there, and to a pharmacy no longer when it is long over', () => {
    const besuch = geplant(brandt, { typ: 'APOTHEKENBESUCH', personIds: ['brandt'] })
    expect(viewOf(besuch, blick(brandt)).klient).toMatchObject({ nachname: 'Huber', telefon: '089 1', adresse: { ort: 'München' } })
    const vorbei = nach(nach(besuch, brandt, beginnen), brandt, steps.abbrechen)
    expect(viewOf(vorbei, blick(brandt, '2026-12-18T12:00:00.000Z')).klient?.adresse).not.toBeNull()
    expect(viewOf(vorbei, blick(brandt, '2026-12-19T12:00:00.000Z')).klient).toMatchObject({
      nachname: 'Huber',
      telefon: null,
      adresse: null,
    })
  })

  it('names no Klient when the record was erased', () =>
    expect(viewOf(geplant(), { ...blick(sabine), namen: { ...namen, klient: null } }).klient).toBeNull())
})

describe('who is told', () => {
  const from = (art: Parameters<typeof meldungenOf>[0], neu: Hausbesuch, person: Person | null, alt: Hausbesuch | null = null) =>
    meldungenOf(art, { alt, neu, personId: person?.personId ?? null }).map(
      ({ anlass, organisationId, an }) => `${anlass} ${organisationId} ${typeof an === 'string' ? an : an.join()}`,
    )
  const zugesagt = nach(angefragt(), lange, steps.annehmen)

  it('of a question: the practice; of its answer: who asked and who goes', () => {
    expect(from('anfragen', angefragt(), jonas)).toEqual(['BESUCH_ANGEFRAGT arzt ALLE'])
    expect(from('annehmen', zugesagt, lange)).toEqual(['BESUCH_GEPLANT arzt weber', 'BESUCH_ANGENOMMEN pflege jonas'])
    expect(from('annehmen', zugesagt, weber)).toEqual(['BESUCH_ANGENOMMEN pflege jonas'])
    expect(from('ablehnen', angefragt(), lange)).toEqual(['BESUCH_ABGELEHNT pflege jonas'])
    expect(from('rueckfragen', angefragt(), lange)).toEqual(['BESUCH_RUECKFRAGE pflege jonas'])
    expect(from('antworten', angefragt(), jonas)).toEqual(['BESUCH_ANTWORT arzt ALLE'])
  })

  it('of a plan: who goes, and the nursing service when another house comes', () => {
    expect(from('planen', geplant(), sabine)).toEqual(['BESUCH_GEPLANT pflege jonas'])
    expect(from('planen', geplant(jonas), jonas)).toEqual([])
    expect(from('planen', geplant(weber, { typ: 'ARZTBESUCH', personIds: ['weber'] }), weber)).toEqual(['BESUCH_GEPLANT pflege LEITUNG'])
  })

  it('of a change of people: both, the former and the new one', () =>
    expect(from('verschieben', nach(geplant(), sabine, steps.verschieben), sabine, geplant())).toEqual([
      'BESUCH_VERSCHOBEN pflege aylin,jonas',
    ]))

  it('of a cancellation: who would have come, or who was asked and has not answered yet', () => {
    expect(from('absagen', nach(zugesagt, jonas, steps.absagen), jonas, zugesagt)).toEqual(['BESUCH_ABGESAGT arzt weber'])
    expect(from('absagen', nach(angefragt(), jonas, steps.absagen), jonas, angefragt())).toEqual(['BESUCH_ABGESAGT arzt ALLE'])
  })

  it('of a closed door and of an overdue visit: the heads; of the result: only another house', () => {
    expect(from('nichtAntreffen', inStatus('NICHT_ANGETROFFEN'), jonas)).toEqual(['BESUCH_NICHT_ANGETROFFEN pflege LEITUNG'])
    expect(from('ueberfaelligMelden', geplant(), null)).toEqual(['BESUCH_UEBERFAELLIG pflege LEITUNG'])
    expect(from('abschliessen', inStatus('ABGESCHLOSSEN'), jonas)).toEqual([])
    expect(from('abschliessen', zugesagt, weber)).toEqual(['BESUCH_ERGEBNIS pflege jonas'])
    expect(from('losfahren', inStatus('UNTERWEGS'), jonas)).toEqual([])
  })
})
