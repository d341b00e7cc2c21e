/** Carries no content and is not kept: whoever was away reads everything again (`wieder`). Orders have kept events of their own. */
import { z } from 'zod'
import { id } from './schemas.ts'

export const signalArten = [
  'chat',
  'message',
  'notification',
  'shortcut',
  'settings',
  'rueckfrage',
  'kontakt',
  'klient',
  'anliegen',
  'hausbesuch',
  'frist',
  'tour',
  'personal',
  'tasks',
  'notes',
  'uebergabebuch',
  'scrumboard',
  'mailbox',
  'inventory',
  'academy',
  'files',
] as const
export type SignalArt = (typeof signalArten)[number]

/** `id`: the record it is about, e.g. the chat; null when it is about all of the kind. */
export const signalEreignis = z.strictObject({ art: z.enum(signalArten), id: id.nullable() })
export type SignalEreignis = z.infer<typeof signalEreignis>
