/** Stands for signal.contract.ts where the types of the template are checked: there the room of the samples has its line already. */
import { id } from '@dreiklang/domain/shared/schemas'
import { z } from 'zod'
import { signalArten as known } from '../../packages/domain/src/shared/signal.contract.ts'

export const signalArten = [...known, 'samples'] as const
export type SignalArt = (typeof signalArten)[number]

export const signalEreignis = z.strictObject({ art: z.enum(signalArten), id: id.nullable() })
export type SignalEreignis = z.infer<typeof signalEreignis>
