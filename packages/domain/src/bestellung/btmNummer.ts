/** The number by which a yellow form of the Bundesopiumstelle is assigned to a doctor. */
import { kennung } from '../shared/schemas.ts'
import type { Rezept } from './rezept.document.ts'

/** Nine digits in a row (BfArM, Pressemitteilung 9/12 of 15.11.2012); no check digit is published. */
const checkBtmNummer = (nummer: string): 'format' | null => (/^\d{9}$/.test(nummer) ? null : 'format')

export const btmNummer = kennung('btm_nummer', checkBtmNummer, (value) => value.replaceAll(/\s/g, ''))

/** Without it nobody can match afterwards what was handed out and the form, on which the pharmacy keeps record (§ 12 Abs. 3 BtMVV). */
export const needsBtmNummer = ({ art, btmNummer: nummer }: Pick<Rezept, 'art' | 'btmNummer'>): boolean => art === 'BTM' && nummer === null
