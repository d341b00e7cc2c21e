import { describe, expect, it } from 'vitest'
import type { Bestellung } from './bestellung.document.ts'
import { apotheke, arzt, entwurf, person, pflege, positionInput, welt, withoutRezept } from './bestellung.fixtures.ts'
import { rollenSperre, sperre, transitionsOf } from './bestellung.policy.ts'
import { positionStatus } from './bestellung.ts'
import type { Handelnder } from './handelnder.ts'
import type { Lieferung } from './lieferung.document.ts'
import type { Position } from './position.document.ts'
import { type Rezept, freshRezept } from './rezept.document.ts'
import type { Rueckfrage } from './rueckfrage.document.ts'
import { type Handlung, handlungen, personenHandlungen, transitions } from './transitions.ts'

/** Columns of the tables below. MFA: of the practice, no doctor. PKA: of the pharmacy, not pharmaceutical staff. */
const who: Record<string, Handelnder> = {
  PFLEGE: pflege,
  ARZT: arzt,
  MFA: person('ARZT', { lanr: null }),
  APOTHEKE: apotheke,
  PKA: person('APOTHEKE', { istPharmazeutisch: false }),
  UHR: 'UHR',
}

/** Who may take a step at all, as domain.md 3.4 names them: + may, . another role, L doctors only, P pharmaceutical staff only. */
const funktion = `
                        PFLEGE ARZT MFA APOTHEKE PKA UHR
senden                  + . . . . .
verordnen               . + L . . .
rezeptKorrigieren       . + L . . .
rezeptZurueckziehen     . + L . . .
arztAblehnen            . + + . . .
anApothekeGeben         + + + + + .
selbstEinloesen         + + + . . .
verordnungHolen         + . . . . .
verordnungUnterschreiben + . . . . .
verordnungEinreichen    + . . . . .
kasseEntscheiden        + . . . . .
neuAnfordern            + . . . . .
rezeptAblaufen          . . . . . +
fristWarnen             . . . . . +
annehmen                . . . + P .
rezeptVorlegen          . . . + P .
recordKostenvoranschlag . . . + + .
recordGenehmigung       . . . + + .
genehmigungErfragen       . . . . . +
apothekeAblehnen        . . . + P .
austauschen             . . . + P .
btmFeststellen          . . . + P .
neuesRezeptAnfordern    . . . + P .
bereitstellen           . . . + P .
ausliefern              . . . + + .
zustellen               . . . + + .
abholungBestaetigen     + . . . . .
setZuzahlung            . . . + + .
recordZuzahlung         . . . + + .
restErlassen            + . . + + .
restErlassBeantworten   + . . + + .
zustellungGescheitert   . . . + + .
kuehlketteFreigeben     . . . + P .
zuruecknehmen           . . . + + .
eingangBestaetigen      + . . . . +
reklamieren             + . . . . .
stornieren              + . . . . .
stornoAnfragen          + . . . . .
stornoBeantworten       . . . + P .
rueckfrageStellen       + + + + + .
rueckfrageAntworten     + + + + + .
rueckfrageErledigen     + + + + + .
anPraxisWeiterleiten    + + + . . .
anApothekeWeiterleiten  + . . . . .
rezeptOrtMelden         + + + + + .
retoureFesthalten       + . . + P .
folgeErledigen          + + + + + .
folgeVerzichten         + + + + + .
proposeNachschub        . . . + + .
withdrawNachschub       . . . + + .
takeOverNachschub       + . . . . .
declineNachschub        + . . . . .
eskalieren              . . . . . +
notfallMelden           . . . . . +
`
const zeichen = { null: '+', 'bestellung.nicht_deine_rolle': '.', 'bestellung.nur_arzt': 'L', 'bestellung.nur_pharmazeutisch': 'P' }
const rows = funktion
  .trim()
  .split('\n')
  .slice(1)
  .map((row) => row.split(/ +/))

describe('first gate, the function', () => {
  it('says of every step who may take it, and of nothing else', () => {
    expect(rows.map(([handlung]) => handlung)).toEqual(handlungen)
    const gesagt = handlungen.map((handlung) => [
      handlung,
      ...Object.values(who).map((one) => Reflect.get(zeichen, String(rollenSperre(handlung, one)))),
    ])
    expect(gesagt).toEqual(rows)
  })
})

const today = '2026-11-18'

/** Prescribed, packed, in a bag: written down here, because the deciders that would lead there ask the policy that is on trial. */
const entworfen = welt().bestellung
const [entworfene] = entworfen.positionen
if (entworfene === undefined) throw new Error('one position')
const rezept: Rezept = {
  ...freshRezept,
  id: 'rezept',
  art: 'EREZEPT_GKV',
  ausgestelltAm: today,
  gueltigBis: '2026-12-16',
  rezeptId: null,
  ort: 'FACHDIENST_EGK',
  ortSeit: `${today}T09:00:00.000Z`,
  produkt: entworfene.produkt,
  menge: 2,
  geaendert: false,
  aenderungGrund: null,
  dosierungText: null,
  dosierung: null,
  praxisId: null,
  autIdem: false,
  verordnetVon: { personId: 'person-ARZT', name: 'Dr. Weber' },
}
const vorgelegt: Rezept = { ...rezept, ort: 'APOTHEKE', vorgelegtAm: today }
const da = { rezept: vorgelegt }
const vorlage: Position = { ...entworfene, rezept, mengeBereit: 2, geliefertAm: `${today}T09:00:00.000Z` }
const unsaidMoney = { betraege: [], zuzahlungen: [], kassiert: null }
const tasche: Lieferung = {
  id: 'lieferung',
  lfdNr: 1,
  status: 'VORBEREITET',
  positionen: ['andere', vorlage.id].map((positionId) => ({ positionId, menge: 2, charge: null, verfall: null })),
  geplantAm: null,
  kontrolliertVon: null,
  kontrollePersonId: null,
  code: '123456',
  kuehlkette: false,
  btm: false,
  versuche: [],
  bote: null,
  uebergebenAm: null,
  uebergebenVon: null,
  btmFormulare: [],
  ...unsaidMoney,
  nachweis: null,
  kuehlung: null,
  ruecknahme: null,
}
const zuWarm = { temperatur: 12, grund: 'Stau', am: `${today}T09:00:00.000Z`, freigabe: null }
const grundlage: Bestellung = { ...entworfen, positionen: [vorlage], lieferungen: [tasche] }

interface Abweichung {
  von?: Handelnder
  an?: Partial<Bestellung>
  position?: Partial<Position>
  am?: string
}
function lageFor(handlung: Handlung, { von = erlaubter(handlung), an = {}, position = {}, am = today }: Abweichung = {}) {
  const [status = 'ENTWURF'] = transitions[handlung].von
  const one: Position = { ...vorlage, status, sichtPraxis: true, sichtApotheke: 'VOLL', ...position }
  const bestellung: Bestellung = { ...grundlage, positionen: [one], ...an }
  return { bestellung, position: one, handelnder: von, heute: am }
}
const erlaubter = (handlung: Handlung): Handelnder => Object.values(who).find((one) => rollenSperre(handlung, one) === null) ?? 'UHR'
const grund = (handlung: Handlung, abweichung: Abweichung = {}) => sperre(handlung, lageFor(handlung, abweichung)) ?? 'offen'

describe('a licence or a profession counts on its own side only', () => {
  it('a pharmacist with the licence of a doctor prescribes nothing, a doctor who is a pharmacist hands out nothing', () => {
    const beides = { istArzt: true, lanr: '482915401', istPharmazeutisch: true }
    expect(rollenSperre('verordnen', person('APOTHEKE', beides))).toBe('bestellung.nicht_deine_rolle')
    expect(rollenSperre('bereitstellen', person('ARZT', beides))).toBe('bestellung.nicht_deine_rolle')
    for (const handlung of ['verordnen', 'bereitstellen'] as const)
      expect(rollenSperre(handlung, person('PFLEGE', beides))).toBe('bestellung.nicht_deine_rolle')
  })
})

describe('a narcotic in the nursing service', () => {
  const helper = person('PFLEGE', { istFachkraft: false })
  const steps = ['senden', 'stornieren', 'stornoAnfragen', 'abholungBestaetigen', 'eingangBestaetigen'] as const

  it('is ordered, cancelled and received by a Fachkraft only; the others are told whom to ask', () => {
    for (const handlung of steps) {
      expect(grund(handlung, { von: helper, position: { btm: true } })).toBe('bestellung.btm_nur_fachkraft')
      expect(grund(handlung, { von: helper, position: { rezeptart: 'BTM' } })).toBe('bestellung.btm_nur_fachkraft')
      expect(grund(handlung, { von: pflege, position: { btm: true } })).not.toBe('bestellung.btm_nur_fachkraft')
      expect(grund(handlung, { von: helper })).not.toBe('bestellung.btm_nur_fachkraft')
    }
    expect(grund('rueckfrageStellen', { von: helper, position: { btm: true } })).toBe('offen')
  })

  it('is not sent together with something else by a helper', () => {
    const w = welt(entwurf({ positionen: [withoutRezept(), positionInput({ btm: true, rezeptart: 'BTM', btmMenge: '20 Stück' })] }))
    expect(() => w.run(helper, 'senden', {})).toThrow('bestellung.btm_nur_fachkraft')
    w.run(pflege, 'senden', {})
    expect(w.bestellung.positionen.map(({ status }) => status)).toEqual(['BEI_APOTHEKE', 'BEIM_ARZT'])
  })
})

describe('second gate, the relation', () => {
  const steps = ['rueckfrageStellen', 'anApothekeGeben'] as const

  it('knows no position of a practice before it lay there', () => {
    for (const von of [arzt, who['MFA'] ?? arzt]) {
      expect(steps.map((step) => grund(step, { von, position: { sichtPraxis: false, sichtApotheke: 'VOLL' } }))).toEqual([
        'bestellung.position_unbekannt',
        'bestellung.position_unbekannt',
      ])
      expect(grund('arztAblehnen', { von, position: { sichtPraxis: true, sichtApotheke: 'KEINE' } })).toBe('offen')
    }
  })

  it('knows no position of a pharmacy that was not chosen, not even for a role that may not', () => {
    for (const handlung of ['annehmen', 'anApothekeGeben', 'rueckfrageStellen', 'verordnen'] as const)
      expect(grund(handlung, { von: apotheke, position: { sichtApotheke: 'KEINE' } })).toBe('bestellung.position_unbekannt')
  })

  it('lets a pharmacy that was only warned look, and fetch the prescription from the card', () => {
    const position = { sichtApotheke: 'VORSCHAU' as const }
    expect(grund('rueckfrageStellen', { von: apotheke, position })).toBe('bestellung.nur_vorschau')
    expect(grund('annehmen', { von: apotheke, position })).toBe('bestellung.nur_vorschau')
    expect(grund('anApothekeGeben', { von: apotheke, position })).toBe('offen')
    expect(grund('verordnen', { von: apotheke, position })).toBe('bestellung.nicht_deine_rolle')
  })

  it('lets the nursing service and the clock see all', () => {
    const position = { sichtPraxis: false, sichtApotheke: 'KEINE' as const }
    expect([grund('stornieren', { position }), grund('eskalieren', { position })]).toEqual(['offen', 'offen'])
  })
})

describe('a step begins where the table says', () => {
  it.each(handlungen)('%s', (handlung) => {
    const { von }: { von: readonly string[] } = transitions[handlung]
    const falsche = positionStatus.filter((status) => grund(handlung, { position: { status } }) === 'bestellung.falscher_status')
    expect(falsche).toEqual(positionStatus.filter((status) => !von.includes(status)))
  })
})

const abgelaufen = { rezept: { ...rezept, gueltigBis: '2026-11-17' } }
const frage = (rest: Partial<Rueckfrage> = {}): Pick<Bestellung, 'rueckfragen'> => ({
  rueckfragen: [
    {
      id: 'frage',
      positionIds: [vorlage.id],
      von: 'APOTHEKE',
      an: 'PFLEGE',
      privat: false,
      offenBei: 'PFLEGE',
      erledigtAm: null,
      nachrichten: [],
      ...rest,
    },
  ],
})
const lieferung = (rest: Partial<Lieferung>): Pick<Bestellung, 'lieferungen'> => ({
  lieferungen: [{ ...tasche, ...rest }],
})

const durch = { personId: 'person-PFLEGE', name: 'Jonas Meyer' }
const tag = '2026-11-18'
/** A Muster 12 after so many steps of its way. */
const hkp = (stage: 0 | 1 | 2 | 3): Partial<Position> => ({
  rezeptart: 'MUSTER12',
  hkpWeg:
    stage === 0
      ? null
      : {
          geholt: { am: tag, durch },
          papier: {
            von: tag,
            bis: tag,
            verordnungsart: null,
            leistungen: [],
            massnahmen: 'Insulin',
            haeufigkeit: 'täglich',
            ausgestelltAm: tag,
            arzt: null,
          },
          unterschrieben: stage > 1 ? { am: tag, wer: 'KLIENT', name: null, durch } : null,
          eingereicht: stage > 2 ? { am: tag, durch } : null,
          entschieden: null,
        },
})

describe('third gate, the purpose: each guard opens and shuts', () => {
  it.each<[string, Handlung, Abweichung, string]>([
    ['own prescription corrected', 'rezeptKorrigieren', {}, 'offen'],
    ['of nobody', 'rezeptKorrigieren', { position: { rezept: null } }, 'bestellung.kein_eigenes_rezept'],
    [
      'that came from elsewhere',
      'rezeptKorrigieren',
      { position: { rezept: { ...rezept, verordnetVon: null } } },
      'bestellung.kein_eigenes_rezept',
    ],
    ['own prescription withdrawn', 'rezeptZurueckziehen', {}, 'offen'],
    ['nothing to withdraw', 'rezeptZurueckziehen', { position: { rezept: null } }, 'bestellung.kein_eigenes_rezept'],

    ['to the pharmacy by the nursing service', 'anApothekeGeben', {}, 'offen'],
    ['by the practice: forbidden assignment (§ 11 ApoG)', 'anApothekeGeben', { von: arzt }, 'bestellung.zuweisungsverbot'],
    ['by the practice in a home with contract', 'anApothekeGeben', { von: arzt, an: { einloesung: 'DIREKT_APOTHEKE' } }, 'offen'],
    ['by the pharmacy itself', 'anApothekeGeben', { von: apotheke }, 'offen'],
    ['the Klient goes himself', 'anApothekeGeben', { an: { einloesung: 'DURCH_KLIENT' } }, 'bestellung.klient_loest_ein'],
    ['no pharmacy chosen', 'anApothekeGeben', { an: { apothekeId: null } }, 'bestellung.apotheke_fehlt'],
    ['prescription run out', 'anApothekeGeben', { position: abgelaufen }, 'bestellung.rezept_abgelaufen'],
    ['on its last day', 'anApothekeGeben', { position: { rezept: { ...rezept, gueltigBis: today } } }, 'offen'],
    ['without a prescription', 'anApothekeGeben', { position: { rezept: null } }, 'offen'],

    ['the Klient has it redeemed', 'selbstEinloesen', { an: { einloesung: 'DURCH_KLIENT' } }, 'offen'],
    ['nobody said so', 'selbstEinloesen', {}, 'bestellung.nicht_durch_klient'],

    ['Muster 12 is for no pharmacy', 'anApothekeGeben', { position: { rezeptart: 'MUSTER12' } }, 'bestellung.hkp_an_kasse'],
    ['nor for another one', 'anApothekeWeiterleiten', { position: { rezeptart: 'MUSTER12' } }, 'bestellung.hkp_an_kasse'],
    [
      'Muster 12 is redeemed by no Klient',
      'selbstEinloesen',
      { an: { einloesung: 'DURCH_KLIENT' }, position: { rezeptart: 'MUSTER12' } },
      'bestellung.hkp_an_kasse',
    ],
    ['Muster 12 is fetched by the nursing service', 'verordnungHolen', { position: hkp(0) }, 'offen'],
    ['fetched once', 'verordnungHolen', { position: hkp(1) }, 'bestellung.hkp_schon'],
    ['signed after it was fetched', 'verordnungUnterschreiben', { position: hkp(1) }, 'offen'],
    ['signed by nobody who has not got it', 'verordnungUnterschreiben', { position: hkp(0) }, 'bestellung.hkp_nicht_geholt'],
    ['signed, it goes to the Krankenkasse', 'verordnungEinreichen', { position: hkp(2) }, 'offen'],
    ['unsigned, it does not', 'verordnungEinreichen', { position: hkp(1) }, 'bestellung.hkp_nicht_unterschrieben'],
    ['the Krankenkasse decides on what it has', 'kasseEntscheiden', { position: hkp(3) }, 'offen'],
    ['and on nothing else', 'kasseEntscheiden', { position: hkp(2) }, 'bestellung.hkp_nicht_eingereicht'],
    ['nothing else goes there', 'verordnungEinreichen', {}, 'bestellung.keine_hkp'],

    ['asked for anew after it ran out', 'neuAnfordern', { position: abgelaufen }, 'offen'],
    ['no practice to ask anew', 'neuAnfordern', { an: { praxisId: null }, position: abgelaufen }, 'bestellung.praxis_fehlt'],
    ['still good', 'neuAnfordern', {}, 'bestellung.rezept_noch_gueltig'],
    ['nothing to renew', 'neuAnfordern', { position: { rezept: null } }, 'bestellung.ohne_rezept'],
    ['no medicine', 'neuAnfordern', { position: { rezeptart: 'MUSTER12' } }, 'bestellung.hkp_laeuft_nicht_ab'],

    ['refused before anything was packed', 'apothekeAblehnen', { position: { mengeBereit: 0, mengeGeliefert: 0 } }, 'offen'],
    ['a part is packed', 'apothekeAblehnen', { position: { mengeBereit: 1, mengeGeliefert: 0 } }, 'bestellung.schon_teilgeliefert'],
    ['a part is delivered', 'apothekeAblehnen', { position: { mengeBereit: 0, mengeGeliefert: 1 } }, 'bestellung.schon_teilgeliefert'],

    ['substituted', 'austauschen', {}, 'offen'],
    ['without prescription', 'austauschen', { position: { rezept: null } }, 'offen'],
    ['excluded by the doctor', 'austauschen', { position: { rezept: { ...rezept, autIdem: true } } }, 'bestellung.aut_idem'],
    [
      'not a medicine',
      'austauschen',
      { position: { produkt: { ...rezept.produkt, produktart: 'HILFSMITTEL' } } },
      'bestellung.kein_arzneimittel',
    ],

    ['another prescription', 'neuesRezeptAnfordern', { position: { mengeGeliefert: 0 } }, 'offen'],
    ['none needed', 'neuesRezeptAnfordern', { position: { rezeptart: 'OHNE' } }, 'bestellung.ohne_rezept'],
    ['a part is there', 'neuesRezeptAnfordern', { position: { mengeGeliefert: 1 } }, 'bestellung.schon_teilgeliefert'],
    ['no practice to ask', 'neuesRezeptAnfordern', { an: { praxisId: null } }, 'bestellung.praxis_fehlt'],

    ['packed', 'bereitstellen', { position: { ...da, mengeBereit: 0 } }, 'offen'],
    ['its prescription is not there', 'bereitstellen', { position: { mengeBereit: 0 } }, 'bestellung.rezept_liegt_nicht_vor'],
    [
      'there, but nobody has looked',
      'bereitstellen',
      { position: { mengeBereit: 0, rezept: { ...rezept, ort: 'APOTHEKE' } } },
      'bestellung.rezept_liegt_nicht_vor',
    ],
    [
      'given away again',
      'bereitstellen',
      { position: { mengeBereit: 0, rezept: { ...vorgelegt, ort: 'PAPIER_UNTERWEGS' } } },
      'bestellung.rezept_liegt_nicht_vor',
    ],
    ['told by the practice', 'bereitstellen', { position: { mengeBereit: 0, rezept: { ...rezept, fernmuendlichAm: today } } }, 'offen'],
    [
      'needs none',
      'bereitstellen',
      {
        position: {
          mengeBereit: 0,
          rezeptart: 'OHNE',
          rezept: null,
          produkt: { ...rezept.produkt, pzn: null, bezeichnung: 'Zinksalbe', wirkstoff: null },
        },
      },
      'offen',
    ],
    ['recommended in green', 'bereitstellen', { position: { mengeBereit: 0, rezept: { ...rezept, art: 'GRUEN' } } }, 'offen'],
    [
      'presented in time, packed after its last day',
      'bereitstellen',
      { position: { mengeBereit: 0, rezept: { ...vorgelegt, gueltigBis: '2026-11-17' } } },
      'offen',
    ],
    ['all of it packed already', 'bereitstellen', {}, 'bestellung.menge_zu_gross'],

    ['on its way', 'ausliefern', { position: da }, 'offen'],
    ['on its way without prescription', 'ausliefern', {}, 'bestellung.rezept_liegt_nicht_vor'],
    ['no bag', 'ausliefern', { an: { lieferungen: [] } }, 'bestellung.keine_lieferung'],
    ['handed over', 'zustellen', { position: da, an: lieferung({ status: 'UNTERWEGS' }) }, 'offen'],
    ['handed over without prescription', 'zustellen', { an: lieferung({ status: 'UNTERWEGS' }) }, 'bestellung.rezept_liegt_nicht_vor'],
    ['handed over before it left', 'zustellen', { position: da }, 'bestellung.nicht_unterwegs'],
    ['handed over the counter', 'zustellen', { position: da, an: { ...lieferung({}), lieferart: 'ABHOLUNG_KLIENT' } }, 'offen'],
    ['taken back', 'zuruecknehmen', {}, 'offen'],
    ['too warm', 'ausliefern', { an: lieferung({ kuehlung: zuWarm }) }, 'bestellung.kuehlkette_offen'],
    ['too warm and released', 'kuehlketteFreigeben', { an: lieferung({ kuehlung: zuWarm }) }, 'offen'],
    ['never too warm', 'kuehlketteFreigeben', {}, 'bestellung.kuehlkette_heil'],
    ['called back', 'ausliefern', { position: { zurueckgerufen: { grund: 'x', am: today } } }, 'bestellung.zurueckgerufen'],
    ['handed over before', 'zustellen', { an: lieferung({ status: 'ZUGESTELLT' }) }, 'bestellung.keine_lieferung'],
    [
      'a bag with something else',
      'zustellen',
      { an: lieferung({ positionen: [{ positionId: 'andere', menge: 1, charge: null, verfall: null }] }) },
      'bestellung.keine_lieferung',
    ],
    ['nobody at home', 'zustellungGescheitert', {}, 'offen'],
    ['nothing on the way', 'zustellungGescheitert', { an: { lieferungen: [] } }, 'bestellung.keine_lieferung'],
    ['fetched', 'abholungBestaetigen', { position: da, an: { lieferart: 'ABHOLUNG_PFLEGE' } }, 'offen'],
    ['fetched without prescription', 'abholungBestaetigen', { an: { lieferart: 'ABHOLUNG_PFLEGE' } }, 'bestellung.rezept_liegt_nicht_vor'],

    ['accepted', 'annehmen', {}, 'offen'],
    ['accepted after its last day', 'annehmen', { position: abgelaufen }, 'bestellung.rezept_abgelaufen'],
    ['accepted late, presented in time', 'annehmen', { position: { rezept: { ...vorgelegt, gueltigBis: '2026-11-17' } } }, 'offen'],
    ['presented', 'rezeptVorlegen', {}, 'offen'],
    ['presented before', 'rezeptVorlegen', { position: da }, 'bestellung.rezept_vorgelegt'],
    ['nothing to present', 'rezeptVorlegen', { position: { rezept: null } }, 'bestellung.ohne_rezept'],
    ['nothing to fetch', 'abholungBestaetigen', { an: { lieferart: 'ABHOLUNG_PFLEGE', lieferungen: [] } }, 'bestellung.keine_lieferung'],
    ['it is brought', 'abholungBestaetigen', {}, 'bestellung.keine_abholung'],

    ['the rest let go', 'restErlassen', { position: { mengeGeliefert: 1 } }, 'offen'],
    ['nothing delivered yet', 'restErlassen', { position: { mengeGeliefert: 0 } }, 'bestellung.nichts_geliefert'],
    [
      'proposed before',
      'restErlassen',
      { position: { mengeGeliefert: 1, restEntfaellt: { durch: 'APOTHEKE', grund: 'x' } } },
      'bestellung.schon_vorgeschlagen',
    ],
    ['answered by the other side', 'restErlassBeantworten', { position: { restEntfaellt: { durch: 'APOTHEKE', grund: 'x' } } }, 'offen'],
    [
      'answered by the same side',
      'restErlassBeantworten',
      { position: { restEntfaellt: { durch: 'PFLEGE', grund: 'x' } } },
      'bestellung.kein_vorschlag',
    ],
    ['nothing proposed', 'restErlassBeantworten', { position: { restEntfaellt: null } }, 'bestellung.kein_vorschlag'],

    ['complained of in time', 'reklamieren', { position: { geliefertAm: '2026-11-04T12:00:00.000Z' } }, 'offen'],
    ['a day too late', 'reklamieren', { position: { geliefertAm: '2026-11-03T12:00:00.000Z' } }, 'bestellung.reklamationsfrist'],
    ['never delivered', 'reklamieren', { position: { geliefertAm: null } }, 'bestellung.nichts_zu_reklamieren'],

    ['asked back', 'stornoAnfragen', {}, 'offen'],
    ['asked back before', 'stornoAnfragen', { position: { stornoAnfrage: { grund: 'x', am: today } } }, 'bestellung.schon_vorgeschlagen'],
    ['answered', 'stornoBeantworten', { position: { stornoAnfrage: { grund: 'x', am: today } } }, 'offen'],
    ['nobody asked', 'stornoBeantworten', {}, 'bestellung.kein_storno'],

    ['a question answered by whom it was asked', 'rueckfrageAntworten', { an: frage() }, 'offen'],
    ['by whom it came from', 'rueckfrageErledigen', { von: apotheke, an: frage() }, 'offen'],
    ['by the third side', 'rueckfrageAntworten', { von: arzt, an: frage() }, 'bestellung.keine_rueckfrage'],
    ['settled before', 'rueckfrageErledigen', { an: frage({ erledigtAm: today }) }, 'bestellung.keine_rueckfrage'],
    ['about another position', 'rueckfrageAntworten', { an: frage({ positionIds: ['andere'] }) }, 'bestellung.keine_rueckfrage'],
    ['no question', 'rueckfrageAntworten', {}, 'bestellung.keine_rueckfrage'],

    ['where the prescription is', 'rezeptOrtMelden', {}, 'offen'],
    ['the pharmacy has it in hand', 'rezeptOrtMelden', { position: { ...da, mengeBereit: 0 } }, 'bestellung.rezept_vorgelegt'],
    ['given back by the pharmacy', 'rezeptOrtMelden', { von: apotheke, position: { ...da, mengeBereit: 0 } }, 'offen'],
    ['worked by it already', 'rezeptOrtMelden', { von: apotheke, position: { ...da, mengeBereit: 1 } }, 'bestellung.rezept_vorgelegt'],
    ['there is none', 'rezeptOrtMelden', { position: { rezept: null } }, 'bestellung.ohne_rezept'],
  ])('%s: %s', (_name, handlung, abweichung, erwartet) => {
    expect(grund(handlung, abweichung)).toBe(erwartet)
  })

  it('asks in this order: relation, function, preview, state, purpose', () => {
    const fern = { sichtApotheke: 'KEINE' as const, status: 'ENTWURF' as const }
    expect(grund('annehmen', { von: apotheke, position: fern })).toBe('bestellung.position_unbekannt')
    const vorgewarnt = { sichtApotheke: 'VORSCHAU' as const, status: 'ENTWURF' as const }
    expect(grund('annehmen', { von: who['PKA'] ?? apotheke, position: vorgewarnt })).toBe('bestellung.nur_pharmazeutisch')
    expect(grund('annehmen', { von: apotheke, position: vorgewarnt })).toBe('bestellung.nur_vorschau')
    expect(grund('rezeptOrtMelden', { position: { status: 'ENTWURF', rezept: null } })).toBe('bestellung.falscher_status')
  })
})

describe('the steps that an answer carries', () => {
  const leute = Object.values(who).filter((one) => one !== 'UHR')
  const all = () =>
    leute.flatMap((handelnder) =>
      (['VOLL', 'VORSCHAU'] as const).flatMap((sichtApotheke) =>
        positionStatus.map((status) => ({ ...lageFor('senden', { position: { status, sichtApotheke } }), handelnder })),
      ),
    )

  it('are those of the own role, open or with the reason, in every state', () => {
    for (const lage of all()) {
      const erwartet = personenHandlungen.flatMap((handlung) => {
        const code = sperre(handlung, lage)
        return rollenSperre(handlung, lage.handelnder) === 'bestellung.nicht_deine_rolle' ? [] : [[handlung, code ?? true]]
      })
      expect(transitionsOf(lage)).toEqual(Object.fromEntries(erwartet))
    }
  })

  it('are told anew to each: what one is told does not reach the next', () => {
    const lage = { ...lageFor('anApothekeGeben'), handelnder: apotheke }
    Object.assign(transitionsOf(lage), { annehmen: true })
    expect(transitionsOf(lage)).not.toMatchObject({ annehmen: true })
  })
})
