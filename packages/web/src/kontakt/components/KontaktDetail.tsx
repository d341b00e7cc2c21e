import { maxFotoBytes } from '@dreiklang/domain/kontakt/kontakt'
import { type Kontakt, type KontaktTag, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { kontaktErrors } from '@dreiklang/domain/kontakt/kontakt.errors'
import { readableNumber, dialable } from '@dreiklang/domain/kontakt/rufnummer'
import { IconArrowLeft, IconPencil, IconPlus, IconTrash, IconPhoto, IconMail, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, type ChangeEvent, useMemo } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { takeHeadingFocus } from '../../shared/navigationFocus.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Badge } from '../../ui/feedback.tsx'
import { Button, LinkButton, UnstyledButton } from '../../ui/buttons.tsx'
import { Card, type Fact, Facts, Group, Stack, Text, Title } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { cleanHtml } from '../../ui/cleanHtml.tsx'
import { toastError, toastSuccess, toastInfo } from '../../ui/toast.tsx'
import { bestellungPath, kontaktePath, kontaktPath } from '../kontakt.paths.ts'
import { ownQuery, useBenutzt, useRestore, useDelete, useChange, useSetFoto } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'
import { Bild } from './Bild.tsx'
import { FavoritButton } from './FavoritButton.tsx'
import { useLabelWord } from './useLabelWord.ts'
import { useWithList } from '../../shared/useWithList.ts'
import classes from './KontaktDetail.module.css'

const wenn = (da: boolean, fact: Fact): Fact[] => (da ? [fact] : [])

export interface KontaktDetailProps {
  kontakt: Kontakt
  tags: readonly KontaktTag[]
  mitBestellung: boolean
  onDone: (id: string) => void
}

export function KontaktDetail({ kontakt, tags, mitBestellung, onDone }: KontaktDetailProps) {
  const t = useKontaktTexts()
  const withList = useWithList('bearbeiten')
  const goTo = useGoTo()
  const kopf = useRef<HTMLHeadingElement>(null)
  const { data: own } = useQuery(ownQuery)
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
    <Card gap="md">
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
        <FavoritButton id={id} favorit={own?.favourites.includes(id) ?? false} onGemerkt={() => onDone(id)} />
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
    </Card>
  )
}

function FotoField({ kontakt }: { kontakt: Kontakt }) {
  const t = useKontaktTexts()
  const language = useLanguage()
  const eingabe = useRef<HTMLInputElement>(null)
  const setzen = useSetFoto()
  const update = useChange()
  const { id, version, avatar } = kontakt

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? []
    // Selecting the same file again must trigger a change, too.
    currentTarget.value = ''
    if (file === undefined) return
    // Five megabytes take a minute on a mobile connection, only for the server to say the same.
    if (file.size > maxFotoBytes) toastInfo(kontaktErrors.definitionen['kontakt.foto_zu_gross'][language])
    else setzen.mutate({ id, file }, { onSuccess: () => toastSuccess(t('foto.gespeichert')), onError: toastError })
  }
  const remove = () =>
    update.mutate({ id, version, contact: { avatar: null } }, { onSuccess: () => toastSuccess(t('foto.entfernt')), onError: toastError })

  return (
    <>
      <Menu
        trigger={
          <UnstyledButton aria-label={t('foto.titel')} aria-busy={setzen.isPending || undefined}>
            <Bild kontakt={kontakt} size={80} />
          </UnstyledButton>
        }
        groups={[
          {
            entries: [
              {
                id: 'waehlen',
                label: t(avatar === null ? 'foto.waehlen' : 'foto.ersetzen'),
                icon: <IconPhoto size={18} aria-hidden />,
                onSelect: () => eingabe.current?.click(),
              },
              ...(avatar === null
                ? []
                : [{ id: 'entfernen', label: t('foto.entfernen'), icon: <IconTrash size={18} aria-hidden />, onSelect: remove }]),
            ],
          },
        ]}
      />
      <input
        ref={eingabe}
        type="file"
        accept={kontaktContract.setAvatar.upload?.types.join(',')}
        hidden
        aria-label={t('foto.datei')}
        onChange={choose}
      />
    </>
  )
}

function KontaktFacts({ kontakt, tags, onBenutzt }: { kontakt: Kontakt; tags: readonly KontaktTag[]; onBenutzt: () => void }) {
  const t = useKontaktTexts()
  const word = useLabelWord()
  const { phoneNumbers, emails, birthday, address, notes } = kontakt
  const notiz = useMemo(() => (notes === null ? null : cleanHtml(notes, { withLinks: true })), [notes])
  const getragen = tags.filter(({ id }) => kontakt.tags.includes(id))

  const facts: Fact[] = [
    ...wenn(phoneNumbers.length > 0, {
      label: t('feld.phoneNumbers'),
      value: (
        <div className={classes.werte}>
          {phoneNumbers.map(({ country, phoneNumber, label }, nr) => (
            <a key={nr} href={`tel:${dialable(phoneNumber, country)}`} className={classes.weg} onClick={onBenutzt}>
              <IconPhone size={18} aria-hidden />
              <span>
                {readableNumber(phoneNumber, country)} {label !== null && <span className={classes.label}>{word(label)}</span>}
              </span>
            </a>
          ))}
        </div>
      ),
    }),
    ...wenn(emails.length > 0, {
      label: t('feld.emails'),
      value: (
        <div className={classes.werte}>
          {emails.map(({ email, label }, nr) => (
            <a key={nr} href={`mailto:${email}`} className={classes.weg} onClick={onBenutzt}>
              <IconMail size={18} aria-hidden />
              <span>
                {email} {label !== null && <span className={classes.label}>{word(label)}</span>}
              </span>
            </a>
          ))}
        </div>
      ),
    }),
    ...wenn(address !== null, { label: t('feld.address'), value: <span className={classes.adresse}>{address}</span> }),
    ...(birthday === null ? [] : [{ label: t('feld.birthday'), value: formatDate(birthday.slice(0, 10)) }]),
    ...wenn(getragen.length > 0, {
      label: t('feld.tags'),
      value: (
        <Group gap="xs">
          {getragen.map(({ id, title }) => (
            <Badge key={id}>{title}</Badge>
          ))}
        </Group>
      ),
    }),
    ...wenn(notiz !== null, { label: t('feld.notes'), value: <div>{notiz}</div> }),
  ]
  return facts.length === 0 ? <Text c="dimmed">{t('detail.leer')}</Text> : <Facts facts={facts} />
}
