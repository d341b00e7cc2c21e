/**
 * Substances of Anlage III BtMG that are in use at home or in palliative care, with the preparations that it excepts.
 * Source: Anlage III (zu § 1 Abs. 1) BtMG, last change that was regarded: Art. 3 G. v. 27.3.2024 (BGBl. 2024 I Nr. 109), which took
 * cannabis and dronabinol out of it (§ 2 MedCanG). Substances that are not in this list are UNBEKANNT, never "no BtM".
 */
import { type Strength, wordsOf } from './words.ts'

export type Ja = 'JA' | 'NEIN' | 'UNBEKANNT'

/** No preparation for people is excepted. */
const always = [
  'Alfentanil',
  'Amfetamin',
  'Amphetamin',
  'Buprenorphin',
  'Cocain',
  'Kokain',
  'Dexamfetamin',
  'Dexmethylphenidat',
  'Diamorphin',
  'Fentanyl',
  'Flunitrazepam',
  'Hydrocodon',
  'Hydromorphon',
  'Levomethadon',
  'Lisdexamfetamin',
  'Methadon',
  'Methylphenidat',
  'Morphin',
  'Nabilon',
  'Natriumoxybat',
  'Normethadon',
  'Opium',
  'Oxycodon',
  'Pentazocin',
  'Pentobarbital',
  'Pethidin',
  'Piritramid',
  'Remifentanil',
  'Secobarbital',
  'Sufentanil',
  'Tapentadol',
] as const

interface Ausnahme {
  name: string
  /** Excepted up to so many mg in one tablet or ampoule, as the law says it; salts are weighed as their names on packs say. */
  perUnit: number
  /** Excepted up to so many mg per ml (1 % is 10 mg/ml); null: the law excepts no solution. */
  perMl: number | null
}

const ausnahme = (name: string, perUnit: number, perMl: number | null = null): Ausnahme => ({ name, perUnit, perMl })

/** "ausgenommen in Zubereitungen, die ohne einen weiteren Stoff der Anlagen I bis III je abgeteilte Form bis zu ..." */
const ausnahmen: readonly Ausnahme[] = [
  ausnahme('Alprazolam', 1),
  ausnahme('Bromazepam', 6),
  ausnahme('Brotizolam', 0.25),
  ausnahme('Chlordiazepoxid', 25),
  ausnahme('Clobazam', 30),
  ausnahme('Clonazepam', 2, 2.5),
  ausnahme('Clorazepat', 50),
  // Prescribed for somebody who is addicted it is a BtM all the same: only the doctor knows that, and says it.
  ausnahme('Codein', 100, 25),
  ausnahme('Diazepam', 10, 10),
  ausnahme('Dihydrocodein', 100, 25),
  ausnahme('Flurazepam', 30),
  ausnahme('Lorazepam', 2.5),
  ausnahme('Lormetazepam', 2),
  ausnahme('Medazepam', 10),
  ausnahme('Midazolam', 15, 2),
  ausnahme('Nitrazepam', 10, 5),
  ausnahme('Nordazepam', 15, 5),
  ausnahme('Oxazepam', 50),
  ausnahme('Phenobarbital', 300, 100),
  ausnahme('Prazepam', 20),
  ausnahme('Temazepam', 20),
  ausnahme('Triazolam', 0.25),
  // 8.5 mg of the base; packs tell the tartrate, of which 10 mg are 8 mg of the base.
  ausnahme('Zolpidem', 10),
]

/** Usual names of packs. A name is no substance: it is compared as a whole word. */
const marken: Readonly<Record<string, string>> = {
  abstral: 'Fentanyl',
  actiq: 'Fentanyl',
  breakyl: 'Fentanyl',
  durogesic: 'Fentanyl',
  effentora: 'Fentanyl',
  instanyl: 'Fentanyl',
  matrifen: 'Fentanyl',
  pecfent: 'Fentanyl',
  recivit: 'Fentanyl',
  capros: 'Morphin',
  msi: 'Morphin',
  msr: 'Morphin',
  mst: 'Morphin',
  oramorph: 'Morphin',
  painbreak: 'Morphin',
  sevredol: 'Morphin',
  substitol: 'Morphin',
  jurnista: 'Hydromorphon',
  palladon: 'Hydromorphon',
  oxygesic: 'Oxycodon',
  targin: 'Oxycodon',
  bupensan: 'Buprenorphin',
  buvidal: 'Buprenorphin',
  norspan: 'Buprenorphin',
  suboxone: 'Buprenorphin',
  subutex: 'Buprenorphin',
  temgesic: 'Buprenorphin',
  transtec: 'Buprenorphin',
  palexia: 'Tapentadol',
  yantil: 'Tapentadol',
  polamidon: 'Levomethadon',
  methaddict: 'Methadon',
  eptadone: 'Methadon',
  dipidolor: 'Piritramid',
  dolantin: 'Pethidin',
  attentin: 'Dexamfetamin',
  elvanse: 'Lisdexamfetamin',
  concerta: 'Methylphenidat',
  equasym: 'Methylphenidat',
  medikinet: 'Methylphenidat',
  ritalin: 'Methylphenidat',
  canemes: 'Nabilon',
  xyrem: 'Natriumoxybat',
  dropizol: 'Opium',
  rohypnol: 'Flunitrazepam',
  tafil: 'Alprazolam',
  lexotanil: 'Bromazepam',
  lendormin: 'Brotizolam',
  frisium: 'Clobazam',
  rivotril: 'Clonazepam',
  tranxilium: 'Clorazepat',
  gelonida: 'Codein',
  talvosilen: 'Codein',
  paracodin: 'Dihydrocodein',
  valium: 'Diazepam',
  tavor: 'Lorazepam',
  noctamid: 'Lormetazepam',
  buccolam: 'Midazolam',
  dormicum: 'Midazolam',
  adumbran: 'Oxazepam',
  praxiten: 'Oxazepam',
  luminal: 'Phenobarbital',
  luminaletten: 'Phenobarbital',
  halcion: 'Triazolam',
  stilnox: 'Zolpidem',
  valoron: 'Tilidin',
}

export const btmMarken = marken
export const btmWirkstoffe: readonly string[] = [...always, ...ausnahmen.map(({ name }) => name), 'Tilidin']

const all = (values: readonly number[], limit: number): boolean => values.every((value) => value <= limit)

/** An amount that cannot be read is no amount within the limit. */
function byLimit({ perUnit, perMl }: Ausnahme, strength: Strength): Ja {
  const amounts = strength.perUnit.length + strength.perMl.length
  if (amounts === 0) return 'UNBEKANNT'
  const within = all(strength.perUnit, perUnit) && all(strength.perMl, perMl ?? 0)
  if (within) return 'NEIN'
  // A second amount may be that of another substance (Paracetamol with Codein), a concentration that of a small ampoule.
  return strength.perUnit.length === 1 && strength.perMl.length === 0 ? 'JA' : 'UNBEKANNT'
}

/**
 * Since 1.1.2013 (27. BtMÄndV) only solid preparations with delayed release and at least 7.5 % Naloxon are excepted, up to 300 mg; drops are BtM.
 */
function tilidin(text: string, strength: Strength): Ja {
  const words = wordsOf(text)
  const some = (...names: readonly string[]) => words.some((word) => names.some((name) => word.includes(name)))
  if (some('tropfen', 'loesung')) return 'JA'
  const withNaloxon =
    some('naloxon') || words.includes('comp') || (words.includes('valoron') && words.includes('n')) || strength.perUnit.length === 2
  if (!some('retard') || !withNaloxon) return 'UNBEKANNT'
  return all(strength.perUnit, 300) ? 'NEIN' : 'JA'
}

/** @param substance one of `btmWirkstoffe` */
export function btmOf(wirkstoff: string, { text, strength }: { text: string; strength: Strength }): Ja {
  if (wirkstoff === 'Tilidin') return tilidin(text, strength)
  const limit = ausnahmen.find(({ name }) => name === wirkstoff)
  return limit === undefined ? 'JA' : byLimit(limit, strength)
}
