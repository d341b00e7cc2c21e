/**
 * What an allergy means for other substances of the same kind. Source: product information (Fachinformation, 4.3 and 4.4) of the groups;
 * a cross reaction is a reason to look, never a statement that there is one.
 */
export const stoffKlassen = [
  'PENICILLIN',
  'CEPHALOSPORIN',
  'SULFONAMID',
  'MAKROLID',
  'CHINOLON',
  'TETRACYCLIN',
  'NSAR',
  'PYRAZOLON',
  'OPIOID',
  'JOD',
  'HEPARIN',
  'ACE_HEMMER',
  'STATIN',
  'BENZODIAZEPIN',
] as const
export type StoffKlasse = (typeof stoffKlassen)[number]

interface Klasse {
  wirkstoffe: readonly string[]
  /** What people write for the whole group. */
  words: readonly string[]
  /** Groups in which a reaction may follow as well. */
  cross?: readonly StoffKlasse[]
}

const some = (names: string): string[] => names.split(' ')

export const klassen: Readonly<Record<StoffKlasse, Klasse>> = {
  PENICILLIN: {
    wirkstoffe: some(
      'Amoxicillin Ampicillin Benzylpenicillin Flucloxacillin Mezlocillin Penicillin Phenoxymethylpenicillin Piperacillin Pivmecillinam Sultamicillin',
    ),
    words: some('penicillin penicilline betalaktam betalactam'),
    cross: ['CEPHALOSPORIN'],
  },
  CEPHALOSPORIN: {
    wirkstoffe: some('Cefaclor Cefadroxil Cefalexin Cefazolin Cefixim Cefotaxim Cefpodoxim Ceftazidim Ceftriaxon Cefuroxim'),
    words: some('cephalosporin cephalosporine cefalosporin betalaktam betalactam'),
    cross: ['PENICILLIN'],
  },
  SULFONAMID: {
    wirkstoffe: some('Cotrimoxazol Sulfadiazin Sulfamethoxazol Sulfasalazin'),
    words: some('sulfonamid sulfonamide sulfonamidantibiotika'),
  },
  MAKROLID: { wirkstoffe: some('Azithromycin Clarithromycin Erythromycin Roxithromycin'), words: some('makrolid makrolide') },
  CHINOLON: {
    wirkstoffe: some('Ciprofloxacin Levofloxacin Moxifloxacin Norfloxacin Ofloxacin'),
    words: some('chinolon fluorchinolon gyrasehemmer'),
  },
  TETRACYCLIN: { wirkstoffe: some('Doxycyclin Minocyclin Tetracyclin'), words: some('tetracyclin tetracycline') },
  NSAR: {
    wirkstoffe: some(
      'Acetylsalicylsäure ASS Celecoxib Dexketoprofen Diclofenac Etoricoxib Ibuprofen Indometacin Ketoprofen Meloxicam Naproxen Piroxicam',
    ),
    words: some('nsar nsaid nsaids aspirin acetylsalicylsaeure ass salicylat salicylate'),
  },
  PYRAZOLON: {
    wirkstoffe: some('Metamizol Novaminsulfon Phenazon Propyphenazon'),
    words: some('metamizol novaminsulfon novalgin pyrazolon pyrazolone'),
  },
  OPIOID: {
    wirkstoffe: some(
      'Buprenorphin Codein Dihydrocodein Fentanyl Hydromorphon Levomethadon Methadon Morphin Oxycodon Pethidin Piritramid Sufentanil Tapentadol Tilidin Tramadol',
    ),
    words: some('opioid opioide opiat opiate'),
  },
  JOD: { wirkstoffe: some('Povidon-Jod Povidonjod Betaisodona Braunol'), words: some('jod iod jodhaltig kontrastmittel') },
  HEPARIN: { wirkstoffe: some('Certoparin Dalteparin Enoxaparin Heparin Nadroparin Tinzaparin'), words: some('heparin heparine hit') },
  ACE_HEMMER: { wirkstoffe: some('Captopril Enalapril Lisinopril Perindopril Quinapril Ramipril'), words: some('acehemmer') },
  STATIN: { wirkstoffe: some('Atorvastatin Fluvastatin Pravastatin Rosuvastatin Simvastatin'), words: some('statin statine') },
  BENZODIAZEPIN: {
    wirkstoffe: some('Alprazolam Bromazepam Clonazepam Diazepam Lorazepam Lormetazepam Midazolam Nitrazepam Oxazepam Temazepam'),
    words: some('benzodiazepin benzodiazepine'),
  },
}
