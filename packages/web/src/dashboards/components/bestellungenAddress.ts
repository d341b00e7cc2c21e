/** What of the figures stands in the address; '' is not set. */
import { prioritaeten } from '@dreiklang/domain/bestellung/bestellung'
import { z } from 'zod'

const day = z.union([z.literal(''), z.iso.date()]).default('')

export const bestellungenAddress = z.object({
  von: day,
  bis: day,
  partnerId: z.union([z.literal(''), z.uuid()]).default(''),
  prioritaet: z.union([z.literal(''), z.enum(prioritaeten)]).default(''),
})
