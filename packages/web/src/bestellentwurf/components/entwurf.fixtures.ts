import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { kopfDocument } from '@dreiklang/domain/bestellung/bestellung.document'
import { positionDocument } from '@dreiklang/domain/bestellung/position.document'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { bestellung, position } from '../../bestellung/components/position.fixtures.ts'
import { emptyTexts } from '../../shared/documentForm.ts'
import type { EntwurfValues, PositionValues } from './formValues.ts'

const uuid = (nr: number) => `00000000-0000-4000-8000-${String(nr).padStart(12, '0')}`
const now = '2026-11-21T09:00:00.000Z'

export const vollePosition: PositionValues = {
  ...emptyTexts(positionDocument),
  schluessel: 'p1',
  id: null,
  produktart: 'ARZNEIMITTEL',
  angabeart: 'PZN',
  pzn: '08585997',
  bezeichnung: 'Prospan Hustensaft',
  wirkstoff: 'Efeublätter-Trockenextrakt',
  wirkstaerke: '35 mg/5 ml',
  darreichungsform: 'Saft',
  normgroesse: 'N1',
  hmvNummer: '',
  menge: 2,
  mengeneinheit: 'FLASCHE',
  diagnose: 'Bronchitis',
  zeitraum: '1 Monat',
  dosierungArt: 'SCHEMA',
  schema: { morgens: '1', mittags: '', abends: '1', nachts: '' },
  dosierungText: 'vor dem Essen schütteln',
  aenderungZuBisher: 'abends neu',
  grund: 'REICHWEITE_ERSCHOEPFT',
  restbestand: 7.5,
  restEinheit: 'ml',
  reichweiteBis: '2026-11-28',
  rezeptart: 'BTM',
  rezeptVorlage: 'LIEGT_BEI_UNS',
  ausgestelltAm: '2026-11-16',
  entlassung: true,
  gebaerfaehig: null,
  rezeptblattNr: 2,
  mvoGewuenscht: false,
  vorherigeRezeptId: '160.100.000.000.002.36',
  autIdemWunsch: 'verträgt den anderen Saft nicht',
  btm: true,
  btmMenge: '100 ml',
  reichdauerTage: 14,
  kuehlpflichtig: true,
  kostenhinweis: 'ZUZAHLUNG_BEFREIT',
  hkp: null,
  doppeltGrund: 'Flasche zerbrochen',
  zuletzt: null,
  vonHand: [],
}

export const beispielValues: EntwurfValues = {
  kopf: {
    ...emptyTexts(kopfDocument),
    art: 'KLIENT',
    klientId: uuid(1),
    praxis: { id: uuid(2), name: 'Praxis Dr. Weber' },
    arztPersonId: uuid(3),
    apotheke: { id: uuid(4), name: 'Markt-Apotheke' },
    abweichung: { art: 'NOTDIENST', erklaertVon: 'Löwen-Apotheke', erklaertRolle: 'APOTHEKE', erklaertAm: '2026-11-22' },
    abweichungGrund: 'Sonntagabend',
    prioritaet: 'DRINGEND',
    bedarfBis: '2026-11-24',
    lieferart: 'LIEFERUNG_ANDERE_ADRESSE',
    lieferadresse: { strasse: 'Lindenweg', hausnummer: '4a', zusatz: 'Hinterhaus', plz: '10115', ort: 'Berlin' },
    lieferzeitfenster: '10–12 Uhr',
    einloesung: 'DURCH_PFLEGE',
    bemerkung: 'Bitte klingeln bei Müller',
    interneNotiz: 'Tochter hat den Schlüssel',
  },
  positionen: [
    vollePosition,
    { ...vollePosition, schluessel: 'p2', angabeart: 'HMV', produktart: 'HILFSMITTEL', pzn: '', hmvNummer: '15.25.30.0001' },
  ],
}

export function beispielAnswer(entwurf: Entwurf): BestellungAnswer {
  const { positionen, ...kopf } = entwurf
  const organisation = (id: string | null, name: string) => (id === null ? null : { id, name, telefon: null })
  return bestellung({
    ...kopf,
    id: uuid(10),
    seite: 'PFLEGE',
    status: 'ENTWURF',
    wartetAuf: 'PFLEGE',
    erstelltAm: now,
    gesendetAm: null,
    klient: null,
    pflegedienst: { id: uuid(9), name: 'Pflegedienst Sonnenhof', telefon: null },
    praxis: organisation(kopf.praxisId, 'Praxis Dr. Weber'),
    apotheke: organisation(kopf.apothekeId, 'Markt-Apotheke'),
    positionen: positionen.map((said, index) =>
      position({
        status: 'ENTWURF',
        seit: now,
        wartetAuf: 'PFLEGE',
        uebergaenge: {},
        ...said,
        id: said.id ?? uuid(100 + index),
        lfdNr: index + 1,
        sollMenge: said.menge,
      }),
    ),
  })
}
