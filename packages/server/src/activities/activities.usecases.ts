import { describeEreignis, foldSteps } from '@dreiklang/domain/activities/activities'
import { type Activity, activityIcons, maxActivities } from '@dreiklang/domain/activities/activities.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { tellArt, tellSpeaker } from '../bestellung/read/told.ts'
import { personOf } from '../bestellung/who.ts'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Language } from '../shared/route.ts'
import { type ActivityRow, loadNewest } from './activities.repository.ts'

/** An order has up to twenty positions, and each of them an event of a step; most have one or two. */
const eventsPerActivity = 3

const bestellungWord = { de: 'Bestellung', en: 'Order' } as const

interface Reader {
  akteur: Akteur
  sprache: Language
}

function activityOf(row: ActivityRow, { akteur, sprache }: Reader): Activity[] {
  const reader = personOf(akteur)
  const { seite, nummer } = row
  const { person, organisation } = tellSpeaker(reader, row)
  const description = describeEreignis({ art: tellArt(reader, row.art), seite, person, organisation }, sprache)
  if (description === null) return []
  return [
    {
      id: String(row.seq),
      icon: activityIcons[seite],
      image: null,
      description,
      date: row.am,
      extraContent: row.organisationId === reader.organisationId ? null : organisation,
      linkedContent: nummer && `${bestellungWord[sprache]} ${nummer}`,
      link: nummer && `/bestellungen/${row.bestellungId}`,
      useRouter: true,
    },
  ]
}

export function createActivities(ports: Ports) {
  return {
    async list(reader: Reader): Promise<Activity[]> {
      const { organisationId } = personOf(reader.akteur)
      const rows = await loadNewest(onBehalfOfPerson(ports.database, reader.akteur), {
        organisationId,
        limit: maxActivities * eventsPerActivity,
      })
      return foldSteps(rows)
        .flatMap((row) => activityOf(row, reader))
        .slice(0, maxActivities)
    },
  }
}
