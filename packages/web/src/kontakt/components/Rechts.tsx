import type { Kontakt, KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { IconAddressBook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '../../shared/apiError.ts'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { useGoTo, useSearchState } from '../../shared/searchState.ts'
import { Card } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/buttons.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { kontaktePath, kontaktPath, neu, newKontaktPath } from '../kontakt.paths.ts'
import { kontaktQuery, useChange, useLegeAn } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'
import { KontaktDetail } from './KontaktDetail.tsx'
import { KontaktFormular } from './KontaktFormular.tsx'
import { useWithList } from '../../shared/useWithList.ts'

const modus = z.object({ bearbeiten: z.enum(['', 'ja']).default('') })

export interface RechtsProps {
  kontaktId: string
  tags: readonly KontaktTag[]
  mitBestellung: boolean
  /** The person did something that adds the contact's row to the list or removes it. */
  onDone: (id: string) => void
}

export function Rechts({ kontaktId, ...rest }: RechtsProps) {
  return kontaktId === neu ? <Neu {...rest} /> : <Einer key={kontaktId} kontaktId={kontaktId} {...rest} />
}

function Neu({ tags, onDone }: Pick<RechtsProps, 'tags' | 'onDone'>) {
  const t = useKontaktTexts()
  const withList = useWithList('bearbeiten')
  const goTo = useGoTo()
  const anlegen = useLegeAn()
  const [id] = useState(newIdempotencyKey)
  return (
    <KontaktFormular
      kontakt={null}
      tags={tags}
      zurueck={withList(kontaktePath)}
      stays={({ pathname }) => pathname === newKontaktPath}
      save={async (contact) => {
        await anlegen.mutateAsync({ id, contact })
        onDone(id)
        toastSuccess(t('formular.angelegt', { name: contact.name }))
        goTo(withList(kontaktPath(id)), { replace: true })
      }}
    />
  )
}

function Einer({ kontaktId, tags, ...rest }: RechtsProps) {
  const t = useKontaktTexts()
  const withList = useWithList('bearbeiten')
  const goTo = useGoTo()
  const [{ bearbeiten }] = useSearchState(modus)
  // An address from a letter or an old bookmark may name a contact that was merged.
  const { data: kontakt, error, isFetching, refetch } = useQuery({ ...kontaktQuery(kontaktId), retry: false })
  useEffect(() => {
    if (kontakt !== undefined && kontakt.id !== kontaktId) goTo(withList(kontaktPath(kontakt.id)), { replace: true })
  }, [kontakt, kontaktId, goTo, withList])

  if (kontakt === undefined) {
    const isMissing = error instanceof ApiError && [400, 404].includes(error.status)
    return (
      <Card>
        {isMissing && (
          <EmptyState
            icon={<IconAddressBook size={28} />}
            title={t('detail.fehlt')}
            action={<LinkButton to={withList(kontaktePath)}>{t('detail.zurListe')}</LinkButton>}
          >
            {t('detail.fehltText')}
          </EmptyState>
        )}
        {!isMissing && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isFetching && <ListSkeleton rows={4} />}
      </Card>
    )
  }
  if (bearbeiten !== 'ja') return <KontaktDetail kontakt={kontakt} tags={tags} {...rest} />
  return <Bearbeiten kontakt={kontakt} tags={tags} />
}

/** Keeps the contact as it was when the form was opened: colleagues' changes are reported on saving instead of changing the form. */
function Bearbeiten({ kontakt, tags }: { kontakt: Kontakt } & Pick<RechtsProps, 'tags'>) {
  const t = useKontaktTexts()
  const withList = useWithList('bearbeiten')
  const goTo = useGoTo()
  const update = useChange()
  const [open, setOffen] = useState(kontakt)
  const { refetch } = useQuery({ ...kontaktQuery(kontakt.id), enabled: false })
  const zurueck = withList(kontaktPath(kontakt.id))
  const reload = async () => {
    const { data, error } = await refetch()
    if (error !== null) toastError(error)
    else if (data !== undefined) setOffen(data)
  }
  return (
    <KontaktFormular
      key={open.version}
      kontakt={open}
      tags={tags}
      zurueck={zurueck}
      stays={({ pathname, search }) => pathname === kontaktPath(kontakt.id) && search['bearbeiten'] === 'ja'}
      onNeuLaden={() => void reload()}
      save={async (contact) => {
        await update.mutateAsync({ id: open.id, version: open.version, contact })
        toastSuccess(t('formular.gespeichert'))
        goTo(zurueck, { replace: true })
      }}
    />
  )
}
