/** Which fields a step has changed, by name, for the audit trail; what only the machinery keeps (clocks, sights, requests) is no field there. */
import { changedFields } from '../shared/changedFields.ts'
import { kopfDocument } from './bestellung.document.ts'
import type { Ereignis } from './ereignis.ts'
import { type Position, positionDocument, positionStand } from './position.document.ts'

const unnamed = ['id', 'lfdNr', 'seit', 'zuletzt']
const fieldsOfPosition = Object.entries({ ...positionDocument, ...positionStand }).flatMap(([name, { sees }]) =>
  sees.length === 0 || unnamed.includes(name) ? [] : [name],
)
const fieldsOfKopf = [...Object.keys(kopfDocument), 'gesendetAm']

/** What `fieldsChangedBy` may answer. */
export const trailFieldsOfBestellung: readonly string[] = [...fieldsOfKopf, ...fieldsOfPosition, 'positionen', 'rueckfragen', 'lieferungen']

const differing = (fields: readonly string[], alt: object, neu: object): string[] =>
  changedFields({ ...alt }, { ...neu }).filter((field) => fields.includes(field))

/** Entries that came or went are the items themselves. */
function ofPositionen(alt: readonly Position[], neu: readonly Position[]): string[] {
  const before = new Map(alt.map((position) => [position.id, position]))
  const pairs = neu.flatMap((position) => {
    const old = before.get(position.id)
    return old === undefined ? [] : [[old, position] as const]
  })
  const changed = pairs.flatMap(([old, position]) => differing(fieldsOfPosition, old, position))
  return pairs.length === neu.length && pairs.length === alt.length ? changed : ['positionen', ...changed]
}

function of({ aenderung }: Pick<Ereignis, 'aenderung'>): string[] {
  switch (aenderung.ziel) {
    case 'kopf':
      return differing(fieldsOfKopf, aenderung.alt, aenderung.neu)
    case 'positionen':
      return ofPositionen(aenderung.alt, aenderung.neu)
    case 'position':
      return differing(fieldsOfPosition, aenderung.alt, aenderung.neu)
    case 'rueckfrage':
      return ['rueckfragen']
    case 'lieferung':
      return ['lieferungen']
    case 'nichts':
      return []
    default:
      return aenderung satisfies never
  }
}

export const fieldsChangedBy = (ereignisse: readonly Pick<Ereignis, 'aenderung'>[]): string[] => [...new Set(ereignisse.flatMap(of))]
