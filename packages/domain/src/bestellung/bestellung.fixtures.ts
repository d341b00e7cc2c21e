import type { Seite } from '../shared/akteur.ts'
import { berlinDate } from '../shared/time.ts'
import type { Entwurf } from './angaben.contract.ts'
import { decide, after } from './bestellung.decider.ts'
import type { Bestellung } from './bestellung.document.ts'
import { uhr } from './clock.decider.ts'
import { anlegen } from './entwurf.decider.ts'
import { type DecisionContext, type KlientStand, type Person, noLaender } from './handelnder.ts'
import type { Auftrag } from './handlungen.contract.ts'
import { isAbholung } from './lieferung.ts'
import { emptyKopf, nichtsSaid } from './nothingSaid.ts'

export const organisation: Record<Seite, string> = { PFLEGE: 'org-pflege', ARZT: 'org-praxis', APOTHEKE: 'org-apotheke' }
const now = '2026-11-18T09:00:00.000Z'

export const person = (seite: Seite, rest: Partial<Person> = {}): Person => ({
  seite,
  organisationId: organisation[seite],
  personId: `person-${seite}`,
  name: { PFLEGE: 'Jonas Meyer', ARZT: 'Dr. Weber', APOTHEKE: 'Felix Brandt' }[seite],
  // Somebody of a practice without a number is no doctor, unless the test says so.
  istArzt: seite === 'ARZT' && rest.lanr !== null,
  lanr: seite === 'ARZT' ? '482915401' : null,
  weiterbildung: null,
  istPharmazeutisch: seite === 'APOTHEKE',
  istFachkraft: seite === 'PFLEGE',
  ...rest,
})

export const positionInput = (rest: Partial<Entwurf['positionen'][number]> = {}): Entwurf['positionen'][number] => ({
  ...nichtsSaid,
  produkt: {
    produktart: 'ARZNEIMITTEL',
    angabeart: 'PZN',
    pzn: '08585997',
    bezeichnung: 'Ramipril 5 mg',
    wirkstoff: 'Ramipril',
    wirkstaerke: '5 mg',
    darreichungsform: 'TAB',
    normgroesse: 'N3',
    hmvNummer: null,
  },
  menge: 2,
  grund: 'NEUVERORDNUNG',
  dosierung: { schema: { morgens: '1', mittags: '0', abends: '0', nachts: '0' }, text: null, lautMedikationsplan: false },
  rezeptart: 'EREZEPT_GKV',
  rezeptVorlage: 'ANFORDERN',
  ...rest,
})

export const withoutRezept = (rest: Partial<Entwurf['positionen'][number]> = {}) =>
  positionInput({
    produkt: {
      ...positionInput().produkt,
      bezeichnung: 'Macrogol Beutel',
      wirkstoff: 'Macrogol',
      wirkstaerke: null,
      darreichungsform: 'PUL',
    },
    rezeptart: 'OHNE',
    rezeptVorlage: 'OHNE',
    ...rest,
  })

export const entwurf = (rest: Partial<Entwurf> = {}): Entwurf => ({
  ...emptyKopf,
  klientId: 'klient',
  praxisId: organisation.ARZT,
  apothekeId: organisation.APOTHEKE,
  bedarfBis: '2026-11-23',
  lieferart: 'LIEFERUNG_PFLEGEDIENST',
  einloesung: 'DURCH_PFLEGE',
  interneNotiz: 'nur für uns',
  positionen: [positionInput()],
  ...rest,
})

export const klientStand: KlientStand = {
  id: 'klient',
  versicherungsart: 'GKV',
  kvnr: 'A123456780',
  geburtsdatum: '1940-01-01',
  adresse: { strasse: 'Weg', hausnummer: '1', zusatz: null, plz: '80331', ort: 'München' },
  wohnform: 'ALLEIN',
  status: 'AKTIV',
  medikationsplan: false,
  plan: null,
  zuzahlungBefreitBis: null,
  hausarztId: organisation.ARZT,
  apothekeId: organisation.APOTHEKE,
  einwilligungen: ['EMPFANGSVOLLMACHT'],
}

export interface Welt {
  bestellung: Bestellung
  now: string
  umstaende: Partial<DecisionContext>
  wait(zeitpunkt: string): void
  run<A extends Auftrag>(who: Person, handlung: A['handlung'], angaben: Record<string, unknown>): void
  ids: string[]
}

export function welt(input: Entwurf = entwurf(), umstaende: Partial<DecisionContext> = {}): Welt {
  let counter = 0
  const neueId = () => `id-${(counter += 1)}`
  const { bestellung } = anlegen(input, {
    pflegedienstId: organisation.PFLEGE,
    personId: 'person-PFLEGE',
    nummer: '2026-000001',
    quelle: 'MANUELL',
    vorgaengerId: null,
    werkzeug: { now, neueId },
  })
  const dieWelt: Welt = {
    bestellung,
    now,
    umstaende,
    ids: bestellung.positionen.map(({ id }) => id),
    wait(zeitpunkt) {
      dieWelt.now = zeitpunkt
      const due = () => uhr(dieWelt.bestellung, zeitpunkt, dieWelt.umstaende.laender ?? noLaender)
      for (let ereignisse = due(); ereignisse.length > 0; ereignisse = due()) dieWelt.bestellung = after(dieWelt.bestellung, ereignisse)
    },
    run(who, handlung, angaben) {
      const auftrag = { handlung, angaben: { version: dieWelt.bestellung.version, ...angaben } } as Auftrag
      const ereignisse = decide(dieWelt.bestellung, auftrag, {
        now: dieWelt.now,
        heute: berlinDate(dieWelt.now),
        bundesland: null,
        laender: null,
        klient: klientStand,
        fruehere: [],
        ziel: null,
        kontrolle: { personId: 'person-kontrolle', name: 'Nina Vogel', istPharmazeutisch: true },
        versorgung: 'GEWAEHLT',
        direktErlaubt: false,
        neueId,
        newCode: () => '123456',
        ...dieWelt.umstaende,
        handelnder: who,
      })
      dieWelt.bestellung = after(dieWelt.bestellung, ereignisse)
    },
  }
  return dieWelt
}

export const pflege = person('PFLEGE')
export const arzt = person('ARZT')
export const apotheke = person('APOTHEKE')

export const verordnung = (positionIds: string[], rest: Record<string, unknown> = {}) => ({
  positionIds,
  rezeptart: 'EREZEPT_GKV',
  ausgestelltAm: '2026-11-18',
  ort: 'FACHDIENST_EGK',
  rezeptId: null,
  autIdem: false,
  aenderung: null,
  ...rest,
})

export const vorlage = (positionIds: string[], rest: Record<string, unknown> = {}) => ({
  positionIds,
  vorgelegtAm: '2026-11-18',
  ausgestelltAm: null,
  fernmuendlich: false,
  btmNummer: '123456789',
  ...rest,
})

export const nachweis = (rest: Record<string, unknown> = {}) => ({
  art: 'UNTERSCHRIFT',
  unterschrift: 'M 1 1 L 2 2',
  code: null,
  empfaengerName: 'Erika Albrecht',
  empfaengerRolle: 'KLIENT',
  temperatur: null,
  beratung: 'TUER',
  ...rest,
})

/** The last bag leaves, unless it is fetched, and is handed over. */
export function bring(dieWelt: Welt, rest: Record<string, unknown> = {}): void {
  const lieferungId = dieWelt.bestellung.lieferungen.at(-1)?.id
  if (!isAbholung(dieWelt.bestellung)) dieWelt.run(apotheke, 'ausliefern', { lieferungId, bote: null })
  dieWelt.run(apotheke, 'zustellen', { lieferungId, nachweis: nachweis(rest) })
}

/** What the pharmacy declares of a substitute; two packs for two packs. */
export const austausch = (positionIds: string[], rest: Record<string, unknown> = {}) => ({
  positionIds,
  produkt: { ...positionInput().produkt, bezeichnung: 'Ramipril 5 mg anderer Hersteller' },
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
  ...rest,
})

export function bis(
  status: 'BEIM_ARZT' | 'VERORDNET' | 'BEI_APOTHEKE' | 'IN_BEARBEITUNG' | 'BEREIT' | 'GELIEFERT',
  dieWelt: Welt = welt(),
): Welt {
  const { ids } = dieWelt
  const steps: readonly (readonly [string, () => void])[] = [
    ['BEIM_ARZT', () => dieWelt.run(pflege, 'senden', {})],
    [
      'VERORDNET',
      () =>
        dieWelt.run(
          arzt,
          'verordnen',
          verordnung(ids, {
            rezeptart: dieWelt.bestellung.positionen[0]?.rezeptart,
            ort: dieWelt.bestellung.positionen[0]?.btm ? 'PAPIER_PRAXIS' : 'FACHDIENST_EGK',
          }),
        ),
    ],
    ['BEI_APOTHEKE', () => dieWelt.run(pflege, 'anApothekeGeben', { positionIds: ids, ort: null })],
    [
      'IN_BEARBEITUNG',
      () => {
        dieWelt.run(apotheke, 'annehmen', { positionIds: ids, termin: null })
        const rezepte = dieWelt.bestellung.positionen.filter(({ rezept }) => rezept !== null && rezept.vorgelegtAm === null)
        if (rezepte.length > 0) dieWelt.run(apotheke, 'rezeptVorlegen', vorlage(rezepte.map(({ id }) => id)))
      },
    ],
    [
      'BEREIT',
      () =>
        dieWelt.run(apotheke, 'bereitstellen', {
          positionen: ids.map((positionId) => ({ positionId, menge: 2, charge: null, verfall: null })),
          geplantAm: null,
          kontrolliertVon: 'person-kontrolle',
        }),
    ],
    ['GELIEFERT', () => bring(dieWelt)],
  ]
  for (const [name, step] of steps) {
    step()
    if (name === status) return dieWelt
  }
  return dieWelt
}

/** The position of an order that has one. */
export function firstPosition({ bestellung: { positionen } }: Welt) {
  const [position] = positionen
  if (position === undefined) throw new Error('The order has no position')
  return position
}

/** The code of the refusal, or `angenommen`. */
export function codeOf(deed: () => unknown): string {
  try {
    deed()
  } catch (error) {
    return (error as { code: string }).code
  }
  return 'angenommen'
}
