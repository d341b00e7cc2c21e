import { isUnread } from '@dreiklang/domain/uebergabebuch/uebergabebuch'
import type { DienstInBook, UebergabeInBook } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { IconAlertTriangle, IconCheck, IconEye, IconPencil } from '@tabler/icons-react'
import { formatShortDay, formatTime } from '../../shared/format.ts'
import { Badge } from '../../ui/feedback.tsx'
import { Title } from '../../ui/layout.tsx'
import { useUebergabebuchTexts } from '../uebergabebuch.texts.ts'
import { isForMe } from './forMe.ts'
import classes from './Book.module.css'

/** One shift with what was handed over after it, a line each. */
export function BookShift({ shift, me, onOpen }: { shift: DienstInBook; me: string; onOpen: (id: string) => void }) {
  const t = useUebergabebuchTexts()
  return (
    <section className={classes.shift}>
      <Title order={2} size="h6" className={classes.day ?? ''}>
        {t('dienst', { tag: formatShortDay(shift.tag), schicht: t(`schicht.${shift.schicht}`) })}
      </Title>
      <ul className={classes.rows}>
        {shift.uebergaben.map((uebergabe) => (
          <li key={uebergabe.id}>
            <Row uebergabe={uebergabe} me={me} onOpen={onOpen} />
          </li>
        ))}
        {shift.ohneUebergabe?.map(({ personId, name, besuche }) => (
          <li key={personId} className={classes.gap}>
            <IconAlertTriangle size={18} aria-hidden />
            {t('missing', { name: name ?? t('somebody'), count: besuche })}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Row({ uebergabe, me, onOpen }: { uebergabe: UebergabeInBook; me: string; onOpen: (id: string) => void }) {
  const t = useUebergabebuchTexts()
  const { id, personName, uebergebenAm, zeilen, wichtige, klienten } = uebergabe
  const said = [
    uebergebenAm !== null && t('handedAt', { time: formatTime(uebergebenAm) }),
    t('zeilen', { count: zeilen }),
    klienten > 0 && t('klienten', { count: klienten }),
  ].filter((part) => part !== false)
  return (
    <button type="button" className={classes.row} onClick={() => onOpen(id)}>
      <span className={classes.who}>{personName ?? t('somebody')}</span>
      <span className={classes.said}>{said.join(' · ')}</span>
      <span className={classes.marks}>
        {wichtige > 0 && <Badge tone="warning">{t('important', { count: wichtige })}</Badge>}
        {uebergebenAm === null && <Badge>{t('draft')}</Badge>}
        {isForMe(uebergabe, me) && (
          <Badge tone="info">{t(uebergabe.gelesen.some(({ personId }) => personId === me) ? 'changedSince' : 'toRead')}</Badge>
        )}
      </span>
      {uebergebenAm === null ? <IconPencil size={18} aria-hidden className={classes.icon} /> : <ReadBy uebergabe={uebergabe} />}
    </button>
  )
}

function ReadBy({ uebergabe }: { uebergabe: UebergabeInBook }) {
  const t = useUebergabebuchTexts()
  const names = uebergabe.gelesen.map(({ personName }) => personName ?? t('somebody'))
  const late = isUnread(uebergabe, new Date().toISOString())
  const [first, second, ...more] = names
  const shown = [first, second].filter((name) => name !== undefined).join(', ')
  const words = more.length === 0 ? t('readBy', { names: shown }) : t('readByMany', { names: shown, count: more.length })
  return (
    <span className={classes.readBy} data-late={late || undefined}>
      {names.length > 0 ? <IconCheck size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
      {names.length === 0 ? t('unread') : words}
    </span>
  )
}
