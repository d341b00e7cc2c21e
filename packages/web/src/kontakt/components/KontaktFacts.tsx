import type { Kontakt, KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { readableNumber, dialable } from '@dreiklang/domain/kontakt/rufnummer'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { useMemo } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Badge } from '../../ui/Badge.tsx'
import { cleanHtml } from '../../ui/cleanHtml.tsx'
import { Facts, type Fact } from '../../ui/Facts.tsx'
import { Group, Text } from '../../ui/layout.ts'
import { kontaktTexts } from '../kontakt.texts.ts'
import classes from './KontaktDetail.module.css'
import { useLabelWord } from './useLabelWord.ts'

export interface KontaktFactsProps {
  kontakt: Kontakt
  tags: readonly KontaktTag[]
  onBenutzt: () => void
}

export function KontaktFacts({ kontakt, tags, onBenutzt }: KontaktFactsProps) {
  const t = useTexts(kontaktTexts)
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

const wenn = (da: boolean, fact: Fact): Fact[] => (da ? [fact] : [])
