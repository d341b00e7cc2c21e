import type { Kontakt, KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { IconArrowLeft, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { takeHeadingFocus } from '../../shared/navigationFocus.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Group, Stack, Text, Title } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { bestellungPath, kontaktePath, kontaktPath } from '../kontakt.paths.ts'
import { ownQuery, useBenutzt, useRestore, useDelete } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import { FavoritButton } from './FavoritButton.tsx'
import { FotoField } from './FotoField.tsx'
import classes from './KontaktDetail.module.css'
import { KontaktFacts } from './KontaktFacts.tsx'
import { useWithList } from './useWithList.ts'

export interface KontaktDetailProps {
  kontakt: Kontakt
  tags: readonly KontaktTag[]
  mitBestellung: boolean
  onDone: (id: string) => void
}

export function KontaktDetail({ kontakt, tags, mitBestellung, onDone }: KontaktDetailProps) {
  const t = useTexts(kontaktTexts)
  const withList = useWithList()
  const goTo = useGoTo()
  const kopf = useRef<HTMLHeadingElement>(null)
  const { data: eigene } = useQuery(ownQuery)
  const { mutate: benutzt } = useBenutzt()
  const loeschen = useDelete()
  const zurueckholen = useRestore()
  const { id, name, title, company } = kontakt

  // Takes precedence over the page's heading: whoever opens a record wants to hear the record.
  useLayoutEffect(() => {
    if (takeHeadingFocus(kopf.current)) kopf.current?.focus()
  }, [])
  useEffect(() => benutzt(id), [benutzt, id])

  const loesche = () =>
    loeschen.mutate(id, {
      onSuccess: () => {
        onDone(id)
        goTo(withList(kontaktePath), { replace: true })
        toastSuccess(
          t('detail.geloescht', { name }),
          <Button
            look="subtle"
            onClick={() =>
              zurueckholen.mutate(id, {
                onSuccess: () => {
                  onDone(id)
                  toastSuccess(t('detail.zurueckgeholt', { name }))
                },
                onError: toastError,
              })
            }
          >
            {t('rueckgaengig')}
          </Button>,
        )
      },
      onError: toastError,
    })

  return (
    <Card>
      <Stack gap="md">
        <div className={classes.zurueck}>
          <LinkButton look="subtle" to={withList(kontaktePath)} icon={<IconArrowLeft size={20} aria-hidden />}>
            {t('detail.zurListe')}
          </LinkButton>
        </div>
        <Group align="flex-start" gap="md">
          <FotoField kontakt={kontakt} />
          <Stack gap={2} className={classes.worte ?? ''}>
            <Title order={2} size="h3" ref={kopf} tabIndex={-1} className={classes.name ?? ''}>
              {name}
            </Title>
            <Text c="dimmed">{[title, company].filter(Boolean).join(' · ')}</Text>
          </Stack>
          <FavoritButton id={id} favorit={eigene?.favourites.includes(id) ?? false} onGemerkt={() => onDone(id)} />
        </Group>
        <KontaktFacts kontakt={kontakt} tags={tags} onBenutzt={() => benutzt(id)} />
        <Group justify="flex-end" gap="sm">
          {mitBestellung && (
            <LinkButton look="secondary" to={bestellungPath} icon={<IconPlus size={20} aria-hidden />}>
              {t('liste.neueBestellung')}
            </LinkButton>
          )}
          <Button look="secondary" icon={<IconTrash size={20} aria-hidden />} busy={loeschen.isPending} onClick={loesche}>
            {t('detail.loeschen')}
          </Button>
          <LinkButton
            to={`${withList(kontaktPath(id))}${withList('') === '' ? '?' : '&'}bearbeiten=ja`}
            icon={<IconPencil size={20} aria-hidden />}
          >
            {t('detail.bearbeiten')}
          </LinkButton>
        </Group>
      </Stack>
    </Card>
  )
}
