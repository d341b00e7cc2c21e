import type { ScannedPack } from '@dreiklang/domain/bestellung/scannedPacks'
import { isIsoDate, type IsoDate } from '@dreiklang/domain/shared/time'
import { readPznInput } from '../../../bestellung/components/pznInput.ts'

export type Scan = { art: 'LABEL'; nummer: string } | { art: 'PACK'; pack: ScannedPack } | { art: 'UNREADABLE' }

/** What parts the fields of a DataMatrix, as a scanner types it. */
const separator = '\u001d'
/** What stands around the fields of a PPN. */
const frame = ['\u001e', '\u0004'] as const

const fieldsOf = (text: string): string[] => frame.reduce((parts, sign) => parts.flatMap((part) => part.split(sign)), text.split(separator))

/** `271231`; without a day (`00`) the last one of the month is meant. */
function dayOf(sixDigits: string): IsoDate | null {
  const [year, month, day] = [sixDigits.slice(0, 2), sixDigits.slice(2, 4), sixDigits.slice(4)]
  const last = new Date(Date.UTC(2000 + Number(year), Number(month), 0)).getUTCDate()
  const text = `20${year}-${month}-${day === '00' ? String(last).padStart(2, '0') : day}`
  return isIsoDate(text) ? text : null
}

type Extra = Omit<ScannedPack, 'pzn'>

/**
 * Behind the number (`01`): expiry (`17`, six digits), batch (`10`) and serial number (`21`), both as long as they like. Where the scanner leaves
 * out the separator nobody knows where a batch ends, and so none is read.
 */
function readGs1(rest: string): Extra {
  const found: Extra = { charge: null, verfall: null, serial: null }
  const separated = rest.includes(separator)
  let left = rest
  while (left !== '') {
    const field = left.slice(0, 2)
    if (field === '17') {
      found.verfall = dayOf(left.slice(2, 8))
      left = left.slice(left.at(8) === separator ? 9 : 8)
    } else if ((field === '10' || field === '21') && separated) {
      const [value = ''] = fieldsOf(left.slice(2))
      if (value !== '') found[field === '10' ? 'charge' : 'serial'] = value
      left = left.slice(2 + value.length + 1)
    } else return found
  }
  return found
}

/** Each field behind its separator: `1T` batch, `D` expiry, `S` serial number. */
function readPpn(text: string): Extra {
  const parts = fieldsOf(text)
  const verfall = parts.find((part) => /^D\d{6}$/.test(part))?.slice(1)
  const charge = parts.find((part) => /^1T./.test(part))?.slice(2)
  const serial = parts.find((part) => /^S./.test(part))?.slice(1)
  return { charge: charge ?? null, verfall: verfall === undefined ? null : dayOf(verfall), serial: serial ?? null }
}

export function extraOf(text: string): Extra {
  const gs1 = /^(?:\]d2)?01\d{14}/.exec(text)
  const extra = gs1 === null ? readPpn(text) : readGs1(text.slice(gs1[0].length))
  return { ...extra, charge: extra.charge === null ? null : extra.charge.slice(0, 40) }
}

/** The label and the slip of a bag carry the number of the order, a pack its PZN. */
export function readScan(text: string): Scan {
  const trimmed = text.trim()
  if (/^\d{4}-\d{6}$/.test(trimmed)) return { art: 'LABEL', nummer: trimmed }
  const ppn = fieldsOf(trimmed).find((part) => part.startsWith('9N'))
  const pzn = readPznInput(ppn ?? trimmed, { fertig: true })
  return pzn.art === 'gut' ? { art: 'PACK', pack: { pzn: pzn.pzn, ...extraOf(trimmed) } } : { art: 'UNREADABLE' }
}
