/** What is ordered in the demo: common substances under invented product names, with PZN whose check digit is right. */
import type { Entwurf } from '@dreiklang/domain/bestellung/angaben.contract'
import { nichtsSaid, onlyNamed } from '@dreiklang/domain/bestellung/nothingSaid'
import type { Produkt } from '@dreiklang/domain/arzneimittel/produkt'
import { checkPzn } from '@dreiklang/domain/shared/checkDigits'

type PositionInput = Entwurf['positionen'][number]

function pzn(ab: number): string {
  for (let n = ab; ; n += 1) {
    const kandidat = String(n).padStart(8, '0')
    if (checkPzn(kandidat) === null) return kandidat
  }
}

/** What a name says of the form; else it is a tablet. */
const forms = [
  ['Filmtabletten', 'FTA'],
  ['Retardtabletten', 'RET'],
  ['magensaftresistent', 'TMR'],
  ['Tropfen', 'TEI'],
  ['Pflaster', 'PFT'],
  ['Fertigpen', 'PEN'],
] as const

const produkt = (bezeichnung: string, ab: number, rest: Partial<Produkt> = {}): Produkt => ({
  ...onlyNamed,
  produktart: 'ARZNEIMITTEL',
  angabeart: 'PZN',
  pzn: pzn(ab),
  bezeichnung,
  wirkstoff: bezeichnung.split(' ')[0] ?? null,
  darreichungsform: forms.find(([word]) => bezeichnung.includes(word))?.[1] ?? 'TAB',
  normgroesse: 'N3',
  ...rest,
})

const standard: Omit<PositionInput, 'produkt'> = {
  ...nichtsSaid,
  dosierung: { schema: { morgens: '1', mittags: '0', abends: '0', nachts: '0' }, text: null, lautMedikationsplan: false },
  grund: 'REICHWEITE_ERSCHOEPFT',
  restbestand: 5,
  restEinheit: 'Stück',
  rezeptart: 'EREZEPT_GKV',
  rezeptVorlage: 'ANFORDERN',
}

const arznei = (bezeichnung: string, ab: number, rest: Partial<PositionInput> = {}): PositionInput => ({
  ...standard,
  produkt: produkt(bezeichnung, ab),
  ...rest,
})
const daily = (morgens: string, mittags: string, abends: string) =>
  ({ dosierung: { schema: { morgens, mittags, abends, nachts: '0' }, text: null, lautMedikationsplan: false } }) as const
const said = (text: string) => ({ dosierung: { schema: null, text, lautMedikationsplan: false } }) as const

const withoutRezept = {
  rezeptart: 'OHNE',
  rezeptVorlage: 'OHNE',
  grund: null,
  restbestand: null,
  restEinheit: null,
  dosierung: null,
} as const

export const sortiment: readonly PositionInput[] = [
  arznei('Ramipril 5 mg Tabletten', 10_010_000),
  arznei('Bisoprolol 2,5 mg Tabletten', 10_020_000),
  arznei('Torasemid 10 mg Tabletten', 10_030_000),
  arznei('Metformin 1000 mg Filmtabletten', 10_040_000, { menge: 2, ...daily('1', '0', '1') }),
  arznei('Pantoprazol 20 mg magensaftresistent', 10_050_000),
  arznei('Simvastatin 20 mg Filmtabletten', 10_060_000, daily('0', '0', '1')),
  arznei('Levothyroxin 75 µg Tabletten', 10_070_000),
  arznei('Apixaban 5 mg Filmtabletten', 10_080_000, daily('1', '0', '1')),
  arznei('Novaminsulfon Tropfen 500 mg/ml', 10_090_000, {
    ...said('bei Schmerzen 20 Tropfen, höchstens viermal am Tag'),
    grund: 'NACH_BEDARF',
    restbestand: null,
    restEinheit: null,
  }),
  arznei('Insulin glargin 100 E/ml Fertigpen', 10_100_000, {
    ...said('abends 18 Einheiten'),
    kuehlpflichtig: true,
    menge: 2,
    restbestand: 1,
  }),
  arznei('Macrogol Pulver Beutel', 10_110_000, {
    produkt: produkt('Macrogol Pulver Beutel', 10_110_000, { produktart: 'MEDIZINPRODUKT', darreichungsform: 'PUL' }),
    rezeptart: 'MUSTER16',
  }),
  arznei('Fentanyl 25 µg/h Pflaster', 10_120_000, {
    btm: true,
    rezeptart: 'BTM',
    btmMenge: '5 Stück',
    reichdauerTage: 15,
    ...said('alle 72 Stunden ein Pflaster'),
  }),
  arznei('Oxycodon 10 mg Retardtabletten', 10_130_000, { btm: true, rezeptart: 'BTM', btmMenge: '20 Stück', reichdauerTage: 14 }),
  arznei('Schaumverband 10 × 10 cm', 10_140_000, {
    produkt: produkt('Schaumverband 10 × 10 cm', 10_140_000, {
      produktart: 'VERBANDSTOFF',
      wirkstoff: null,
      darreichungsform: null,
      normgroesse: null,
    }),
    rezeptart: 'MUSTER16',
    diagnose: 'L89.24',
    dosierung: null,
    mengeneinheit: 'STUECK',
    menge: 10,
    restbestand: 3,
    restEinheit: 'Stück',
  }),
  arznei('Paracetamol 500 mg Tabletten', 10_150_000, { ...withoutRezept, menge: 2 }),
  arznei('Pflegecreme mit Urea 5 %', 10_160_000, {
    ...withoutRezept,
    produkt: produkt('Pflegecreme mit Urea 5 %', 10_160_000, { produktart: 'SONSTIGES', wirkstoff: null, darreichungsform: 'CRE' }),
  }),
  arznei('Einmalhandschuhe Nitril M', 10_170_000, {
    ...withoutRezept,
    produkt: produkt('Einmalhandschuhe Nitril M', 10_170_000, {
      produktart: 'PFLEGEHILFSMITTEL',
      wirkstoff: null,
      darreichungsform: null,
      normgroesse: null,
    }),
    mengeneinheit: 'KARTON',
  }),
  arznei('Levodopa 100 mg Benserazid 25 mg Tabletten', 10_180_000, {
    ...daily('1', '1', '1'),
  }),
  arznei('Salbutamol Dosieraerosol 0,1 mg', 10_190_000, {
    produkt: produkt('Salbutamol Dosieraerosol 0,1 mg', 10_190_000, { darreichungsform: 'DOS' }),
    grund: 'NACH_BEDARF',
    ...said('bei Atemnot zwei Hübe'),
    restbestand: 1,
  }),
]
