import { z } from 'zod'
import { own } from '../shared/access.ts'
import type { Seite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { plain } from '../shared/words.ts'

/** By whose side it was done. */
export const activityIcons = { PFLEGE: 'ambulance', ARZT: 'stethoscope', APOTHEKE: 'pill', UHR: 'history' } as const satisfies Record<
  Seite | 'UHR',
  string
>

const activity = z
  .strictObject({
    /** Rises with each activity. */
    id: plain.number,
    icon: z.enum(Object.values(activityIcons)).nullable(),
    image: plain.link.nullable(),
    /** A sentence in the language of the caller. */
    description: plain.sentence,
    date: z.iso.datetime(),
    /** The organisation that did it, where that is not the own one and the reader may know. */
    extraContent: plain.name.nullable(),
    /** What the link is called. */
    linkedContent: plain.sentence.nullable(),
    link: plain.link.nullable(),
    useRouter: z.boolean(),
  })
  .meta({
    id: 'Activity',
    description: 'One step with an order of the own organisation, as its history tells it.',
    examples: [
      {
        id: '1042',
        icon: 'stethoscope',
        image: null,
        description: 'Dr. Anna Koch hat verordnet',
        date: '2026-11-18T09:00:00.000Z',
        extraContent: 'Praxis Dr. Koch',
        linkedContent: 'Bestellung 2026-000123',
        link: '/bestellungen/7a1d2c3b-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
        useRouter: true,
      },
    ],
  })
export type Activity = z.output<typeof activity>

/** So many the answer tells of at most. */
export const maxActivities = 100

export const activitiesContract = {
  list: defineCall('GET /api/pages/activities', {
    id: 'activities.list',
    summary: 'What happened with the orders of the own organisation, the newest first: a hundred steps at most',
    access: own,
    answer: z.array(activity).max(maxActivities),
  }),
} as const
