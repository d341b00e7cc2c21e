import { z } from 'zod'
import { rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { plain } from '../shared/words.ts'

export const iconsContract = {
  read: defineCall('GET /api/ui/icons/:set', {
    id: 'icons.read',
    summary: `A set of symbols: feather, heroicons-outline, heroicons-solid, heroicons-mini, material-solid, material-outline or material-twotone. The file /icons/{set}.svg holds the drawing of each name`,
    access: { kind: 'signed-in', rollen, relation: 'none' },
    // Any word: an unknown set is not there, rather than wrongly asked for.
    params: z.strictObject({ set: plain.code }),
    answer: z.strictObject({ namespace: plain.code, name: plain.code, grid: plain.code, list: z.array(plain.code) }),
    errors: ['nicht_gefunden'],
  }),
} as const
