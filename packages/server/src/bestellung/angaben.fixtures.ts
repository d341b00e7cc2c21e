import type { Abweichung } from '@dreiklang/domain/bestellung/apothekenwahl'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Ensemble } from '../demo/personen.ts'

interface Fall {
  positionIds: string[]
  stand: BestellungAnswer
  haus: { ensemble: Pick<Ensemble, 'organisationen'> & { personen: Record<string, { personId: string }> }; heute(): string }
}

const unterschrift = 'M 4 30 C 20 4 34 50 48 22'

export const niemandsId = 'ffffffff-ffff-4fff-8fff-ffffffffffff'

/** That the Klient himself wants another pharmacy this time. */
export const wish = (erklaertAm: string): Abweichung => ({
  art: 'WUNSCH_DES_KLIENTEN',
  erklaertVon: 'Emma Köhler',
  erklaertRolle: 'KLIENT',
  erklaertAm,
})

export const nachweis = (rest: Record<string, unknown> = {}) => ({
  art: 'UNTERSCHRIFT',
  unterschrift,
  code: null,
  empfaengerName: 'Jonas Meyer',
  empfaengerRolle: 'PFLEGEKRAFT',
  temperatur: null,
  beratung: 'TUER',
  ...rest,
})

const produktOf = (fall: Fall) => {
  const produkt = fall.stand.positionen[0]?.produkt
  if (produkt === undefined) throw new Error('The order has no position')
  return produkt
}

const verordnungOf = (fall: Fall) => {
  const rezeptart = fall.stand.positionen[0]?.rezeptart ?? 'EREZEPT_GKV'
  const elektronisch = rezeptart === 'EREZEPT_GKV' || rezeptart === 'EREZEPT_PRIVAT'
  return {
    positionIds: fall.positionIds,
    rezeptart,
    ausgestelltAm: fall.haus.heute(),
    ort: elektronisch ? 'FACHDIENST_EGK' : 'PAPIER_PRAXIS',
    rezeptId: null,
    autIdem: false,
    aenderung: null,
  }
}

const hkpInhalt = {
  von: '2027-01-01',
  bis: '2027-03-31',
  verordnungsart: 'FOLGE',
  leistungen: ['31b'],
  massnahmen: 'Kompressionsstrümpfe Klasse II anziehen',
  haeufigkeit: '1 × täglich',
}

const bewilligt = {
  genehmigung: 'VOLL',
  genehmigtVon: null,
  genehmigtBis: null,
  genehmigteLeistungen: [],
  entscheidungText: null,
  zugegangenAm: null,
  genehmigungsNr: 'HKP-4712',
}

const lieferungOf = ({ stand }: Fall) => ({ lieferungId: stand.lieferungen.at(-1)?.id ?? niemandsId })
const rueckfrageOf = ({ stand }: Fall) => ({ rueckfrageId: stand.rueckfragen.at(-1)?.id ?? niemandsId })
const nur = ({ positionIds }: Fall) => ({ positionIds })

/** What is left to do first, as the nursing service sees it. */
const folgeOf = ({ stand }: Fall) =>
  stand.positionen.flatMap(({ folgen }) => folgen).find(({ erledigt }) => erledigt === null)?.art ?? 'NEU_ANFRAGEN'

const angaben: Record<PersonenHandlung, (fall: Fall) => Record<string, unknown>> = {
  senden: () => ({}),
  verordnen: verordnungOf,
  rezeptKorrigieren: (fall) => ({ ...verordnungOf(fall), grund: 'Packungsgröße verwechselt' }),
  rezeptZurueckziehen: (fall) => ({ ...nur(fall), grund: 'Im falschen Patienten verordnet' }),
  arztAblehnen: (fall) => ({ ...nur(fall), grund: 'EGK_FEHLT_QUARTAL', text: null }),
  anApothekeGeben: (fall) => ({ ...nur(fall), ort: null }),
  selbstEinloesen: nur,
  verordnungHolen: (fall) => ({ ...nur(fall), am: fall.haus.heute(), inhalt: hkpInhalt }),
  verordnungUnterschreiben: (fall) => ({ ...nur(fall), am: fall.haus.heute(), wer: 'KLIENT', name: null }),
  verordnungEinreichen: (fall) => ({ ...nur(fall), am: fall.haus.heute() }),
  kasseEntscheiden: (fall) => ({ ...nur(fall), ...bewilligt, genehmigtAm: fall.haus.heute() }),
  neuAnfordern: nur,
  annehmen: (fall) => ({ ...nur(fall), termin: null }),
  rezeptVorlegen: (fall) => ({
    ...nur(fall),
    vorgelegtAm: fall.haus.heute(),
    ausgestelltAm: fall.haus.heute(),
    fernmuendlich: false,
    btmNummer: fall.stand.positionen.some(({ btm }) => btm) ? '123456789' : null,
  }),
  recordKostenvoranschlag: (fall) => ({ ...nur(fall), am: fall.haus.heute(), erfragenAm: fall.haus.heute() }),
  recordGenehmigung: (fall) => ({ ...nur(fall), entscheid: 'GENEHMIGT', am: fall.haus.heute(), nummer: null, text: null }),
  apothekeAblehnen: (fall) => ({ ...nur(fall), grund: 'NICHT_LIEFERBAR', text: null }),
  austauschen: (fall) => ({
    ...nur(fall),
    produkt: { ...produktOf(fall), bezeichnung: 'Ramipril 5 mg anderer Hersteller' },
    fall: 'RABATTVERTRAG',
    begruendung: 'Rabattvertrag der Kasse',
    wirkstoffgleich: true,
    gesamtmengeEingehalten: true,
    nichtAufAusschlussliste: true,
    gleicheDarreichungsform: true,
    keineBedenken: true,
    menge: 2,
    mengeneinheit: 'PACKUNG',
    einverstanden: null,
    anfragen: 0,
    einzigerAnbieter: false,
  }),
  btmFeststellen: (fall) => ({ ...nur(fall), grund: 'Steht auf der Packung' }),
  neuesRezeptAnfordern: (fall) => ({ ...nur(fall), grund: 'ANDERER_WIRKSTOFF', text: 'Nicht lieferbar', vorschlaege: [produktOf(fall)] }),
  bereitstellen: ({ stand, haus }) => ({
    positionen: stand.positionen
      .filter(({ status }) => status === 'IN_BEARBEITUNG' || stand.positionen.length === 1)
      .map(({ id, sollMenge, mengeGeliefert }) => ({
        positionId: id,
        menge: Math.max(1, sollMenge - mengeGeliefert),
        charge: null,
        verfall: null,
      })),
    geplantAm: null,
    kontrolliertVon: stand.positionen.some(({ btm }) => btm) ? (haus.ensemble.personen['apotheke-admin']?.personId ?? null) : null,
  }),
  ausliefern: (fall) => ({ ...lieferungOf(fall), bote: 'Bote 1' }),
  zustellen: (fall) => ({ ...lieferungOf(fall), nachweis: nachweis() }),
  abholungBestaetigen: (fall) => ({ ...lieferungOf(fall), nachweis: nachweis() }),
  zustellungGescheitert: (fall) => ({ ...lieferungOf(fall), grund: 'NIEMAND_ANGETROFFEN', text: null, temperatur: null }),
  kuehlketteFreigeben: (fall) => ({ ...lieferungOf(fall), begruendung: 'Laut Hersteller 72 Stunden bis 25 °C haltbar' }),
  zuruecknehmen: (fall) => ({ ...lieferungOf(fall), grund: 'Niemand da, zurück in die Apotheke' }),
  setZuzahlung: (fall) => ({
    ...lieferungOf(fall),
    betraege: fall.stand.positionen.slice(0, 1).map(({ id }) => ({ positionId: id, zuzahlungCent: 500 })),
  }),
  recordZuzahlung: (fall) => ({ ...lieferungOf(fall), zuzahlung: { art: 'RECHNUNG' } }),
  restErlassen: (fall) => ({ ...nur(fall), grund: 'Nicht mehr lieferbar' }),
  restErlassBeantworten: (fall) => ({ ...nur(fall), zustimmung: true }),
  eingangBestaetigen: (fall) => ({ ...nur(fall), gescannt: [] }),
  reklamieren: (fall) => ({ ...nur(fall), grund: 'BESCHAEDIGT', text: 'Packung aufgerissen', menge: 1 }),
  stornieren: (fall) => ({ ...nur(fall), grund: 'Klient ist im Krankenhaus' }),
  stornoAnfragen: (fall) => ({ ...nur(fall), grund: 'Klient ist im Krankenhaus' }),
  stornoBeantworten: (fall) => ({ ...nur(fall), zustimmung: true, text: null }),
  rueckfrageStellen: (fall) => ({ ...nur(fall), an: 'PFLEGE', text: 'Seit wann?', privat: false }),
  rueckfrageAntworten: (fall) => ({ ...rueckfrageOf(fall), text: 'Seit Montag.' }),
  rueckfrageErledigen: rueckfrageOf,
  anPraxisWeiterleiten: (fall) => ({ ...nur(fall), praxisId: fall.haus.ensemble.organisationen.yilmaz, grund: 'Praxis hat Urlaub' }),
  anApothekeWeiterleiten: (fall) => ({
    ...nur(fall),
    apothekeId: fall.haus.ensemble.organisationen.rosen,
    grund: 'Klient ist umgezogen',
    abweichung: wish(fall.haus.heute()),
    abweichungGrund: null,
  }),
  retoureFesthalten: (fall) => ({ ...nur(fall), art: 'RUECKGABE', menge: 1, einheit: 'PACKUNG', grund: 'Abgesetzt', zeugen: [] }),
  proposeNachschub: (fall) => ({ ...nur(fall), text: 'Reicht noch eine Woche', bis: null }),
  withdrawNachschub: nur,
  takeOverNachschub: nur,
  declineNachschub: (fall) => ({ ...nur(fall), grund: 'Noch genug da' }),
  folgeErledigen: (fall) => ({ ...nur(fall), folge: folgeOf(fall) }),
  folgeVerzichten: (fall) => ({ ...nur(fall), folge: folgeOf(fall), grund: 'Mittel wurde abgesetzt' }),
  rezeptOrtMelden: (fall) => ({ ...nur(fall), ort: 'AUSDRUCK_PFLEGE' }),
}

export const angabenFor = (handlung: PersonenHandlung, fall: Fall): Record<string, unknown> => angaben[handlung](fall)
