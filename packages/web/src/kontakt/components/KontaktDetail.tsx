import type { Kontakt, KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { IconArrowLeft, IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { takeHeadingFocus } from '../../shared/navigationFocus.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Group, Stack, Text, Title } from '../../ui/layout.ts'
import { LinkButton } from '../../ui/Link.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { kontaktePath, kontaktPath } from '../kontakt.paths.ts'
import { useBenutzt, useHoleZurueck, useLoesche, useMerkeFavorit } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import { FotoFeld } from './FotoFeld.tsx'
import classes from './KontaktDetail.module.css'
import { KontaktFakten } from './KontaktFakten.tsx'
import { type Filter, mitFilter } from './verzeichnis.ts'

export interface KontaktDetailProps {
  kontakt: Kontakt
  filter: Filter
  tags: readonly KontaktTag[]
  favorit: boolean
}

export function KontaktDetail({ kontakt, filter, tags, favorit }: KontaktDetailProps) {
  const t = useTexts(kontaktTexts)
  const goTo = useGoTo()
  const kopf = useRef<HTMLHeadingElement>(null)
  const merken = useMerkeFavorit()
  const { mutate: benutzt } = useBenutzt()
  const loeschen = useLoesche()
  const zurueckholen = useHoleZurueck()
  const { id, name, title, company } = kontakt

  // Before the heading of the page, which stands further up: who opens a record wants to hear the record.
  useLayoutEffect(() => {
    if (takeHeadingFocus()) kopf.current?.focus()
  }, [])
  useEffect(() => benutzt(id), [benutzt, id])

  const loesche = () =>
    loeschen.mutate(id, {
      onSuccess: () => {
        goTo(mitFilter(kontaktePath, filter), { replace: true })
        toastSuccess(
          t('detail.geloescht', { name }),
          <Button
            look="subtle"
            onClick={() =>
              zurueckholen.mutate(id, { onSuccess: () => toastSuccess(t('detail.zurueckgeholt', { name })), onError: toastError })
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
          <LinkButton look="subtle" to={mitFilter(kontaktePath, filter)} icon={<IconArrowLeft size={20} aria-hidden />}>
            {t('detail.zurListe')}
          </LinkButton>
        </div>
        <Group align="flex-start" wrap="nowrap" gap="md">
          <FotoFeld kontakt={kontakt} />
          <Stack gap={2} className={classes.worte ?? ''}>
            <Title order={2} size="h3" ref={kopf} tabIndex={-1} className={classes.name ?? ''}>
              {name}
            </Title>
            <Text c="dimmed">{[title, company].filter(Boolean).join(' · ')}</Text>
          </Stack>
          <IconButton
            label={t(favorit ? 'detail.keinFavorit' : 'detail.favorit')}
            aria-pressed={favorit}
            icon={favorit ? <IconStarFilled size={22} aria-hidden /> : <IconStar size={22} aria-hidden />}
            onClick={() => merken.mutate({ id, favourite: !favorit }, { onError: toastError })}
          />
        </Group>
        <KontaktFakten kontakt={kontakt} tags={tags} onBenutzt={() => benutzt(id)} />
        <Group justify="flex-end" gap="sm">
          <Button look="secondary" icon={<IconTrash size={20} aria-hidden />} busy={loeschen.isPending} onClick={loesche}>
            {t('detail.loeschen')}
          </Button>
          <LinkButton
            to={`${kontaktPath(id)}${mitFilter('', filter) === '' ? '?' : `${mitFilter('', filter)}&`}bearbeiten=ja`}
            icon={<IconPencil size={20} aria-hidden />}
          >
            {t('detail.bearbeiten')}
          </LinkButton>
        </Group>
      </Stack>
    </Card>
  )
}
