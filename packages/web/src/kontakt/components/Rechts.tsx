import type { Kontakt, KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { IconAddressBook } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { ApiError } from '../../shared/apiError.ts'
import { useTexts } from '../../shared/i18n.ts'
import { newIdempotencyKey } from '../../shared/request.ts'
import { useGoTo, useSearchState } from '../../shared/searchState.ts'
import { Card } from '../../ui/Card.tsx'
import { LinkButton } from '../../ui/Link.tsx'
import { EmptyState, ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { kontaktePath, kontaktPath, neu, neuerKontaktPath } from '../kontakt.paths.ts'
import { kontakteQuery, kontaktQuery, useAendere, useLegeAn } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import { KontaktDetail } from './KontaktDetail.tsx'
import { KontaktFormular } from './KontaktFormular.tsx'
import { type Filter, mitFilter } from './verzeichnis.ts'

const modus = z.object({ bearbeiten: z.enum(['', 'ja']).default('') })

export interface RechtsProps {
  kontaktId: string | undefined
  filter: Filter
  tags: readonly KontaktTag[]
  favoriten: ReadonlySet<string>
}

/** What stands beside the list: nothing, a new contact, one contact, or its form. */
export function Rechts({ kontaktId, filter, tags, favoriten }: RechtsProps) {
  const t = useTexts(kontaktTexts)
  if (kontaktId === undefined) {
    return (
      <Card>
        <EmptyState icon={<IconAddressBook size={28} />} title={t('liste.keinerOffen')}>
          {t('liste.keinerOffenText')}
        </EmptyState>
      </Card>
    )
  }
  if (kontaktId === neu) return <Neu filter={filter} tags={tags} />
  return <Einer key={kontaktId} kontaktId={kontaktId} filter={filter} tags={tags} favorit={favoriten.has(kontaktId)} />
}

function Neu({ filter, tags }: Pick<RechtsProps, 'filter' | 'tags'>) {
  const t = useTexts(kontaktTexts)
  const goTo = useGoTo()
  const anlegen = useLegeAn()
  const [id] = useState(newIdempotencyKey)
  return (
    <KontaktFormular
      kontakt={null}
      tags={tags}
      zurueck={mitFilter(kontaktePath, filter)}
      stays={({ pathname }) => pathname === neuerKontaktPath}
      speichere={async (contact) => {
        await anlegen.mutateAsync({ id, contact })
        toastSuccess(t('formular.angelegt', { name: contact.name }))
        goTo(mitFilter(kontaktPath(id), filter), { replace: true })
      }}
    />
  )
}

function Einer({ kontaktId, filter, tags, favorit }: { kontaktId: string; favorit: boolean } & Pick<RechtsProps, 'filter' | 'tags'>) {
  const t = useTexts(kontaktTexts)
  const goTo = useGoTo()
  const [{ bearbeiten }] = useSearchState(modus)
  const { data: ausDerListe, isPending: listeLaedt } = useQuery({
    ...kontakteQuery,
    select: (alle) => alle.find(({ id }) => id === kontaktId) ?? null,
  })
  // An address from a letter or an old bookmark may name a contact that was merged.
  const einzeln = useQuery({ ...kontaktQuery(kontaktId), enabled: ausDerListe === null, retry: false })
  const kontakt = ausDerListe ?? einzeln.data
  useEffect(() => {
    if (kontakt !== undefined && kontakt.id !== kontaktId) goTo(mitFilter(kontaktPath(kontakt.id), filter), { replace: true })
  }, [kontakt, kontaktId, goTo, filter])

  if (kontakt === undefined) {
    const fehlt = einzeln.error instanceof ApiError && [400, 404].includes(einzeln.error.status)
    return (
      <Card>
        {fehlt && (
          <EmptyState
            icon={<IconAddressBook size={28} />}
            title={t('detail.fehlt')}
            action={<LinkButton to={mitFilter(kontaktePath, filter)}>{t('detail.zurListe')}</LinkButton>}
          >
            {t('detail.fehltText')}
          </EmptyState>
        )}
        {!fehlt && einzeln.error !== null && <ErrorState error={einzeln.error} onRetry={() => void einzeln.refetch()} />}
        {(listeLaedt || einzeln.isFetching) && <ListSkeleton rows={4} />}
      </Card>
    )
  }
  if (bearbeiten !== 'ja') return <KontaktDetail kontakt={kontakt} filter={filter} tags={tags} favorit={favorit} />
  return <Bearbeiten kontakt={kontakt} filter={filter} tags={tags} />
}

/** Holds the contact as it was when the form was opened: what colleagues write meanwhile is told at saving, not put under the hands. */
function Bearbeiten({ kontakt, filter, tags }: { kontakt: Kontakt } & Pick<RechtsProps, 'filter' | 'tags'>) {
  const t = useTexts(kontaktTexts)
  const goTo = useGoTo()
  const aendern = useAendere()
  const [offen, setOffen] = useState(kontakt)
  const { refetch } = useQuery({ ...kontakteQuery, enabled: false })
  const zurueck = mitFilter(kontaktPath(kontakt.id), filter)
  const ladeNeu = async () => {
    const { data, error } = await refetch()
    const aktuell = data?.find(({ id }) => id === offen.id)
    if (error !== null) toastError(error)
    else if (aktuell !== undefined) setOffen(aktuell)
  }
  return (
    <KontaktFormular
      key={offen.version}
      kontakt={offen}
      tags={tags}
      zurueck={zurueck}
      stays={({ pathname, search }) => pathname === kontaktPath(kontakt.id) && search['bearbeiten'] === 'ja'}
      onNeuLaden={() => void ladeNeu()}
      speichere={async (contact) => {
        await aendern.mutateAsync({ id: offen.id, version: offen.version, contact })
        toastSuccess(t('formular.gespeichert'))
        goTo(zurueck, { replace: true })
      }}
    />
  )
}
