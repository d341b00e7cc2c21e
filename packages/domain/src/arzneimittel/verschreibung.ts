/**
 * Prescription-only or not, as far as it can be told without a catalogue of packs: § 48 AMG with Anlage 1 AMVV (as of 2025). The list
 * holds usual medicines of home care. What is not in it, or depends on size or amount of the pack, is UNBEKANNT: the pharmacy decides.
 */

/** § 3a AMVV: on a T-Rezept only. */
export const tWirkstoffe = ['Lenalidomid', 'Pomalidomid', 'Thalidomid'] as const
export const tMarken: Readonly<Record<string, string>> = { revlimid: 'Lenalidomid', imnovid: 'Pomalidomid' }

/** § 3b AMVV: taken by mouth, for women of childbearing age within six days after issue, and 30 days of treatment at most. */
export const retinoidWirkstoffe = ['Acitretin', 'Alitretinoin', 'Isotretinoin'] as const
export const retinoidMarken: Readonly<Record<string, string>> = {
  acicutan: 'Acitretin',
  neotigason: 'Acitretin',
  toctino: 'Alitretinoin',
  aknenormin: 'Isotretinoin',
  isogalen: 'Isotretinoin',
}
/** On the skin they are no oral medicine. */
export const onTheSkin = ['creme', 'gel', 'salbe', 'cre', 'sal', 'emulsion', 'loesung']

const list = (names: string): string[] => names.split(/\s*,\s*|\s*\n\s*/).filter((name) => name !== '')

/** In every usual preparation. */
export const onlyOnRezept: readonly string[] = list(`
  Alendronsäure, Alfuzosin, Allopurinol, Amiodaron, Amitriptylin, Amlodipin, Amoxicillin, Ampicillin, Apixaban, Aripiprazol, Atorvastatin
  Azathioprin, Azithromycin, Bisoprolol, Budesonid, Candesartan, Captopril, Carbamazepin, Carvedilol, Cefaclor, Cefixim, Cefpodoxim
  Cefuroxim, Certoparin, Ciprofloxacin, Citalopram, Clarithromycin, Clindamycin, Clopidogrel, Clozapin, Colchicin, Cotrimoxazol, Dabigatran
  Dalteparin, Dapagliflozin, Dexamethason, Digitoxin, Digoxin, Donepezil, Doxazosin, Doxycyclin, Dronabinol, Duloxetin, Dulaglutid, Edoxaban
  Empagliflozin, Enalapril, Enoxaparin, Eplerenon, Erythromycin, Escitalopram, Ezetimib, Finasterid, Flucloxacillin, Fludrocortison
  Fluoxetin, Fosfomycin, Furosemid, Gabapentin, Galantamin, Gliclazid, Glimepirid, Haloperidol, Hydrochlorothiazid, Insulin, Irbesartan
  Lamotrigin, Latanoprost, Lercanidipin, Levetiracetam, Levodopa, Levofloxacin, Levothyroxin, Liraglutid, Lisinopril, Lithium, Losartan
  Melperon, Memantin, Metamizol, Metformin, Methotrexat, Metoclopramid, Metoprolol, Metronidazol, Mirtazapin, Molsidomin, Moxifloxacin
  Moxonidin, Nadroparin, Nebivolol, Nitrendipin, Nitrofurantoin, Novaminsulfon, Olanzapin, Olmesartan, Ondansetron, Oxybutynin
  Phenoxymethylpenicillin, Phenprocoumon, Pipamperon, Pivmecillinam, Pramipexol, Prednisolon, Prednison, Pregabalin, Promethazin, Propranolol
  Quetiapin, Ramipril, Risperidon, Rivaroxaban, Rivastigmin, Ropinirol, Rosuvastatin, Roxithromycin, Salbutamol, Semaglutid, Sertralin
  Sildenafil, Simvastatin, Sitagliptin, Solifenacin, Spironolacton, Sulfamethoxazol, Sultamicillin, Tamsulosin, Telmisartan, Theophyllin
  Tiotropium, Tirzepatid, Torasemid, Tramadol, Trimethoprim, Trimipramin, Trospium, Valproat, Valproinsäure, Valsartan, Venlafaxin
  Verapamil, Xipamid, Zopiclon`)

export const rezeptMarken: Readonly<Record<string, string>> = {
  eliquis: 'Apixaban',
  xarelto: 'Rivaroxaban',
  lixiana: 'Edoxaban',
  pradaxa: 'Dabigatran',
  marcumar: 'Phenprocoumon',
  falithrom: 'Phenprocoumon',
  clexane: 'Enoxaparin',
  novalgin: 'Novaminsulfon',
  novaminsulfon: 'Novaminsulfon',
  lasix: 'Furosemid',
  madopar: 'Levodopa',
  stalevo: 'Levodopa',
  seroquel: 'Quetiapin',
  dipiperon: 'Pipamperon',
  lyrica: 'Pregabalin',
  tramal: 'Tramadol',
  keppra: 'Levetiracetam',
  jardiance: 'Empagliflozin',
  forxiga: 'Dapagliflozin',
  sativex: 'Dronabinol',
}

/** Prescription-only from this amount of one unit in mg on; below it, or always, it hangs on pack, age, form or purpose. */
export const onRezeptFrom: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    list(`Acetylsalicylsäure, Aciclovir, ASS, Calcium, Cholecalciferol, Clotrimazol, Colecalciferol, Cyanocobalamin, Folsäure, Heparin
      Hydrocortison, Kalium, Loperamid, Naproxen, Nystatin, Paracetamol`).map((name) => [name, Infinity]),
  ),
  Ibuprofen: 401,
  Diclofenac: 50,
  Esomeprazol: 40,
  Omeprazol: 40,
  Pantoprazol: 40,
}

/** In none of the usual preparations that are taken or put on. */
export const withoutRezept: readonly string[] = list(`
  Ambroxol, Bisacodyl, Cetirizin, Dexpanthenol, Dimeticon, Lactulose, Loratadin, Macrogol, Magaldrat, Magnesium, Natriumpicosulfat, Simeticon
  Pflegecreme, Urea`)

/** Kept at 2 to 8 °C until first use. Source: the product information of each, in common (Fachinformation, 6.4). */
export const coolWirkstoffe: readonly string[] = list(`
  Abatacept, Adalimumab, Certolizumab, Darbepoetin, Denosumab, Dulaglutid, Epoetin, Etanercept, Exenatid, Filgrastim, Glatiramer, Golimumab
  Insulin, Interferon, Lanreotid, Liraglutid, Pegfilgrastim, Romosozumab, Secukinumab, Semaglutid, Teriparatid, Tirzepatid, Ustekinumab
  Impfstoff`)

export const coolMarken: Readonly<Record<string, string>> = Object.fromEntries(
  [
    [
      'Insulin',
      'abasaglar actrapid apidra fiasp humalog huminsulin insuman lantus levemir liprolog lyumjev novorapid protaphane toujeo tresiba',
    ],
    ['Semaglutid', 'ozempic wegovy'],
    ['Dulaglutid', 'trulicity'],
    ['Liraglutid', 'saxenda victoza'],
    ['Tirzepatid', 'mounjaro'],
    ['Exenatid', 'bydureon byetta'],
    ['Adalimumab', 'humira'],
    ['Etanercept', 'enbrel'],
    ['Denosumab', 'prolia xgeva'],
    ['Teriparatid', 'forsteo'],
    ['Darbepoetin', 'aranesp'],
  ].flatMap(([wirkstoff = '', names = '']) => names.split(' ').map((name) => [name, wirkstoff])),
)
/** Tablets of a substance that is otherwise injected. */
export const notCool = ['tabletten', 'tab', 'rybelsus', 'filmtabletten']
