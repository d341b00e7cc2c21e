/** What lies in the store rooms of the demo, in German and English: categories, taxes and how many products there are say apps.md, section 3. */
import { type Mengeneinheit, mengeneinheiten } from '@dreiklang/domain/bestellung/bestellung'

type Pair = readonly [de: string, en: string]

export const categories: readonly Pair[] = [
  ['Herren', 'Mens'],
  ['Damen', 'Ladies'],
  ['Unisex', 'Unisex'],
]
export const brands = ['Medwerk', 'Nordpflege', 'Klarasan', 'Vitalis'] as const
export const vendors: readonly Pair[] = [
  ['Sanitätshaus am Wall', 'Wall Medical Supplies'],
  ['Großhandel Pharmakontor', 'Pharmakontor Wholesale'],
]
export const tags: readonly Pair[] = [
  ['steril', 'sterile'],
  ['Einmalartikel', 'single use'],
  ['Kühlware', 'keep cool'],
]

export interface DemoProduct {
  name: Pair
  /** Places in the lists above. */
  category: number
  brand: number
  vendor: number
  tags: readonly number[]
  cost: number
  basePrice: number
  taxPercent: number
  weight: number
  unit: Mengeneinheit
  stock: number
  minimum: number | null
  reserved: number
  /** Days from today until the batch expires. */
  expires: number | null
  /** In the car and not in the store room. */
  inCar: boolean
  active: boolean
}

/** German | English | category, brand, vendor | tags | cost, net price, tax | kilograms | unit | stock, minimum, reserved | expires | beside */
const table = `
Inkontinenzvorlagen Herren normal | Incontinence pads for men, normal | 0 1 0 | 1 | 6.4 9.9 20 | 0.35 | PACKUNG | 24 10 0 | 900 | -
Inkontinenzslip Herren Gr. L | Incontinence briefs for men, L | 0 1 0 | 1 | 11.2 16.5 20 | 1.1 | PACKUNG | 6 8 0 | 720 | -
Fixierhosen Herren Gr. M | Fixation pants for men, M | 0 3 0 | - | 4.1 7.2 18 | 0.15 | PACKUNG | 15 5 0 | - | -
Urinbeutel 1,5 l steril | Urine bags 1.5 l, sterile | 0 0 1 | 0 1 | 0.95 1.6 10 | 0.05 | STUECK | 60 30 0 | 400 | -
Kondomurinale 30 mm | Urinary sheaths 30 mm | 0 0 1 | 1 | 18.4 27.5 10 | 0.2 | PACKUNG | 3 4 0 | 45 | -
Inkontinenzvorlagen Damen normal | Incontinence pads for ladies, normal | 1 1 0 | 1 | 6.4 9.9 20 | 0.35 | PACKUNG | 31 10 0 | 880 | -
Inkontinenzslip Damen Gr. M | Incontinence briefs for ladies, M | 1 1 0 | 1 | 11.2 16.5 20 | 1.0 | PACKUNG | 12 8 0 | 690 | -
Fixierhosen Damen Gr. S | Fixation pants for ladies, S | 1 3 0 | - | 4.1 7.2 18 | 0.15 | PACKUNG | 9 5 0 | - | -
Kompressionsstrümpfe Damen Gr. II | Compression stockings for ladies, II | 1 2 0 | - | 24 39.9 18 | 0.12 | STUECK | 4 - 0 | - | inactive
Einmalkatheter Damen CH 12 | Intermittent catheters for ladies, CH 12 | 1 0 1 | 0 1 | 1.4 2.35 10 | 0.02 | STUECK | 40 20 0 | 300 | -
Nitrilhandschuhe M | Nitrile gloves M | 2 2 0 | 1 | 4.6 6.9 30 | 0.5 | KARTON | 18 12 2 | 1200 | -
Nitrilhandschuhe L | Nitrile gloves L | 2 2 0 | 1 | 4.6 6.9 30 | 0.55 | KARTON | 7 12 0 | 1150 | -
Händedesinfektion 500 ml | Hand sanitiser 500 ml | 2 3 1 | - | 3.8 5.9 30 | 0.55 | FLASCHE | 22 10 0 | 260 | -
Flächendesinfektion 1 l | Surface disinfectant 1 l | 2 3 1 | - | 6.9 10.4 30 | 1.1 | FLASCHE | 5 4 0 | 30 | -
Kompressen steril 10 × 10 cm | Sterile gauze 10 × 10 cm | 2 0 1 | 0 1 | 2.1 3.4 8 | 0.1 | PACKUNG | 45 20 0 | 540 | -
Schaumverband 10 × 10 cm | Foam dressing 10 × 10 cm | 2 0 1 | 0 | 38 54.9 8 | 0.08 | PACKUNG | 8 3 1 | 410 | -
Fixierpflaster 5 cm × 10 m | Fixation tape 5 cm × 10 m | 2 0 1 | - | 5.2 8.3 8 | 0.15 | PACKUNG | 11 6 0 | - | car
Mullbinden 8 cm | Gauze bandages 8 cm | 2 0 1 | 1 | 0.6 1.1 8 | 0.03 | STUECK | 70 30 0 | - | car
NaCl 0,9 % Spüllösung 100 ml | Saline irrigation 0.9 %, 100 ml | 2 2 1 | 0 | 1.1 1.95 10 | 0.12 | FLASCHE | 26 12 0 | 20 | car
Pen-Nadeln 6 mm | Pen needles 6 mm | 2 2 1 | 0 1 | 14.5 21.9 10 | 0.1 | PACKUNG | 5 4 0 | 700 | -
Blutzuckerteststreifen | Blood glucose test strips | 2 2 1 | - | 16.8 24.9 10 | 0.06 | PACKUNG | 9 5 0 | 150 | -
Kühlkompresse | Cold pack | 2 3 0 | 2 | 1.9 3.5 18 | 0.25 | STUECK | 10 - 0 | - | -
Waschhandschuhe | Wash mitts | 2 1 0 | 1 | 2.4 4.2 30 | 0.2 | PACKUNG | 33 15 0 | - | -
`

const numbersOf = (text: string): number[] => (text === '-' ? [] : text.split(' ').map(Number))
const maybeNumber = (text: string): number | null => (text === '-' ? null : Number(text))

function readLine(line: string): DemoProduct {
  const [de = '', en = '', terms = '', tagged = '', prices = '', weight = '', unitName, amounts = '', expires = '', beside] = line
    .split('|')
    .map((part) => part.trim())
  const unit = mengeneinheiten.find((one) => one === unitName)
  const [category = 0, brand = 0, vendor = 0] = numbersOf(terms)
  const [cost = 0, basePrice = 0, taxPercent = 0] = numbersOf(prices)
  const [stock = '', minimum = '', reserved = ''] = amounts.split(' ')
  if (unit === undefined) throw new Error(`No unit in ${line}`)
  return {
    name: [de, en],
    category,
    brand,
    vendor,
    tags: numbersOf(tagged),
    cost,
    basePrice,
    taxPercent,
    weight: Number(weight),
    unit,
    stock: Number(stock),
    minimum: maybeNumber(minimum),
    reserved: Number(reserved),
    expires: maybeNumber(expires),
    inCar: beside === 'car',
    active: beside !== 'inactive',
  }
}

export const demoProducts: readonly DemoProduct[] = table.trim().split('\n').map(readLine)
