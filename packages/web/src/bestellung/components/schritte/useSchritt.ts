import { handlungSchemas, type PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { ApiError } from '../../../shared/apiError.ts'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { useSchemaForm, type SchemaForm } from '../../../ui/useSchemaForm.ts'
import { ladeBestellungNeu, ladeNeu, sendeSchritt, uebernehmeStand } from '../../bestellung.queries.ts'

export interface SchrittVorgabe<Werte extends object> {
  handlung: PersonenHandlung
  bestellung: BestellungAntwort
  werte: Werte
  /** The words as the contract's body, without the version. */
  abbild: (werte: Werte) => Record<string, unknown>
  onFertig: () => void
  /** A form that is always visible follows the record until someone edits it; a dialog keeps what it was opened with. */
  folgt?: boolean
}

/** True when another request was faster. */
export function istUeberholt(fehler: unknown): fehler is ApiError {
  return fehler instanceof ApiError && fehler.status === 409
}

/**
 * The form of one step. It sends the version the person has seen: the one at opening, or after a conflict the one shown. All attempts with
 * the same input share a key, so that a repeated press or a lost answer takes the step only once.
 */
export function useSchritt<Werte extends object>({
  handlung,
  bestellung,
  werte,
  abbild,
  onFertig,
  folgt = false,
}: SchrittVorgabe<Werte>): SchemaForm<Werte> {
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const [gesehen, setGesehen] = useState(bestellung.version)
  const schema: z.ZodType = handlungSchemas[handlung]
  const bestellungId = bestellung.id

  const siehNeuenStand = async (fehler: ApiError) => {
    const stand = uebernehmeStand(client, bestellungId, fehler.details['aktuell'])
    if (stand !== null) setGesehen(stand.version)
    await ladeBestellungNeu(client, bestellungId)
  }

  const formular = useSchemaForm<Werte, unknown>({
    initialValues: werte,
    schema,
    toBody: (aktuelle) => ({ version: gesehen, ...abbild(aktuelle) }),
    submit: async (body) => {
      try {
        await sendeSchritt({ handlung, bestellungId, body, idempotencyKey: schluessel(body) })
      } catch (fehler) {
        if (istUeberholt(fehler)) await siehNeuenStand(fehler)
        throw fehler
      }
      void ladeNeu(client)
      onFertig()
    },
  })
  if (folgt && gesehen !== bestellung.version && formular.failure === null && !formular.form.isDirty()) setGesehen(bestellung.version)
  return formular
}
