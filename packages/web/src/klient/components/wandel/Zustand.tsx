import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import { endeOf } from '@dreiklang/domain/klient/wandel'
import type { WandelEntry, WandelRuecknahme } from '@dreiklang/domain/klient/wandel.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate, formatDateTime } from '../../../shared/format.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Alert } from '../../../ui/feedback.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { useVerlaufTexts, useWandelTexts } from '../../klient.texts.ts'
import { abwesenheitenQuery, useKlientLive } from '../../verlauf.queries.ts'
import { useUndoWandel, wandelQuery } from '../../wandel.queries.ts'
import { useZeilenName } from './WandelVorschau.tsx'

/** At the head of the record: where he is, what that has done, and until when it can be undone. Nothing for who is at home. */
export function Zustand({ akte: { id, person } }: { akte: AkteAnswer }) {
  const { data: wandel } = useQuery(wandelQuery(id))
  useKlientLive(id, 'wandel')
  const [back, setBack] = useState<WandelRuecknahme | null>(null)
  // Here and not below: what says how it is may be gone before the answer is read.
  const undo = useUndoWandel(id)
  const last = wandel?.find(({ zurueckAm }) => zurueckAm === null)
  const title = useTitle(id, person)
  return (
    <Stack gap="sm">
      {title !== null && (
        <Jetzt
          title={title}
          wandel={last}
          busy={undo.isPending}
          onUndo={(asked) => undo.mutate(asked, { onSuccess: setBack, onError: toastError })}
        />
      )}
      {back !== null && <Zurueck ruecknahme={back} />}
    </Stack>
  )
}

/** Null: at home and cared for. */
function useTitle(klientId: string, { status, pflegeende }: AkteAnswer['person']): string | null {
  const t = useWandelTexts()
  const v = useVerlaufTexts()
  const { data: abwesenheiten } = useQuery(abwesenheitenQuery(klientId))
  const ende = endeOf(status)
  if (ende !== null) return pflegeende === null ? t(`zustand.${ende}`) : t(`zustand.${ende}_AM`, { seit: formatDate(pflegeende) })
  const running = abwesenheiten?.find(({ stand }) => stand === 'LAEUFT')
  if (running === undefined) return null
  return v('abwesenheit.jetzt', { art: v(`abwesenheit.arten.${running.art}`), datum: formatDate(running.von) })
}

interface JetztProps {
  title: string
  wandel: WandelEntry | undefined
  busy: boolean
  onUndo: (asked: { wandelId: string; idempotencyKey: string }) => void
}

function Jetzt({ title, wandel, busy, onUndo }: JetztProps) {
  const t = useWandelTexts()
  // One press is one deed, however often the network repeats it.
  const [idempotencyKey] = useState(() => crypto.randomUUID())
  const bis = wandel?.zuruecknehmbarBis ?? null
  const abgesagt = wandel?.zeilen.filter(({ tat }) => tat === 'ABSAGEN').length ?? 0
  return (
    <Alert
      tone="warning"
      title={title}
      actions={
        wandel !== undefined &&
        bis !== null && (
          <Button look="secondary" busy={busy} onClick={() => onUndo({ wandelId: wandel.id, idempotencyKey })}>
            {t('rueckgaengig')}
          </Button>
        )
      }
    >
      {wandel !== undefined && wandel.von !== null && (
        <Text size="sm">{t('eingetragen', { am: formatDateTime(wandel.am), person: wandel.von })}</Text>
      )}
      {abgesagt > 0 && <Text size="sm">{t('abgesagt', { count: String(abgesagt) })}</Text>}
      {bis !== null && <Text size="sm">{t('bis', { bis: formatDateTime(bis) })}</Text>}
    </Alert>
  )
}

function Zurueck({ ruecknahme: { zurueck, nicht } }: { ruecknahme: WandelRuecknahme }) {
  const t = useWandelTexts()
  const name = useZeilenName()
  return (
    <Alert tone={nicht.length === 0 ? 'success' : 'warning'} title={t('zurueck', { count: String(zurueck.length) })}>
      {nicht.length > 0 && (
        <>
          <Text>{t('nicht')}</Text>
          <ul>
            {nicht.map(({ hindernis, ...zeile }) => (
              <li key={zeile.id}>{`${name(zeile)}: ${t(`hindernis.${hindernis}`)}`}</li>
            ))}
          </ul>
        </>
      )}
    </Alert>
  )
}
