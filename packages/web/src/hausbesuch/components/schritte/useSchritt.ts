import { handlungSchemas } from '@dreiklang/domain/hausbesuch/handlungen.contract'
import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/uebergaenge'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../../shared/apiError.ts'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { type SchemaForm, useSchemaForm } from '../../../ui/useSchemaForm.ts'
import { ladeNeu, liesNeu, sendeSchritt } from '../../hausbesuch.queries.ts'

/** What every dialog of a step gets. */
export interface SchrittProps {
  besuch: HausbesuchAntwort
  onSchliessen: () => void
  onFertig: () => void
}

interface SchrittVorgabe<Werte extends object> extends Pick<SchrittProps, 'besuch' | 'onFertig'> {
  handlung: PersonenHandlung
  werte: Werte
  /** The words as the contract's body, without the version. */
  abbild: (werte: Werte) => Record<string, unknown>
}

/** True when someone else was faster. */
export function istUeberholt(fehler: unknown): boolean {
  return fehler instanceof ApiError && fehler.status === 409
}

/**
 * The form of one step. It sends the version the person has seen: the one at opening, or after a conflict the one shown. All attempts with
 * the same input share a key, so that a repeated press or a lost answer takes the step only once.
 */
export function useSchritt<Werte extends object>({ handlung, besuch, werte, abbild, onFertig }: SchrittVorgabe<Werte>): SchemaForm<Werte> {
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const [gesehen, setGesehen] = useState(besuch.version)
  const schema: z.ZodType = handlungSchemas[handlung]
  return useSchemaForm<Werte, unknown>({
    initialValues: werte,
    schema,
    toBody: (aktuelle) => ({ version: gesehen, ...abbild(aktuelle) }),
    submit: async (body) => {
      try {
        await sendeSchritt({ handlung, hausbesuchId: besuch.id, body, idempotencyKey: schluessel(body) })
      } catch (fehler) {
        if (istUeberholt(fehler)) setGesehen((await liesNeu(client, besuch.id))?.version ?? gesehen)
        throw fehler
      }
      void ladeNeu(client)
      onFertig()
    },
  })
}

export const oderNichts = (text: string): string | null => (text.trim() === '' ? null : text)
