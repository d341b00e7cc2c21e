import type { Uebergabe, Zeile } from '@dreiklang/domain/uebergabebuch/uebergabebuch.contract'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { klientPath } from '../../klient/klient.paths.ts'
import { formatDateTime, formatShortDay, formatTime } from '../../shared/format.ts'
import { useUser } from '../../shared/session.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Note } from '../../ui/layout.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useSign } from '../uebergabebuch.queries.ts'
import { useUebergabebuchTexts } from '../uebergabebuch.texts.ts'
import { AdditionFields } from './AdditionFields.tsx'
import { isForMe } from './forMe.ts'
import classes from './Sheet.module.css'

/** What was handed over, to be read and signed; its author adds to it. */
export function HandedSheet({ uebergabe, onClose }: { uebergabe: Uebergabe; onClose: () => void }) {
  const t = useUebergabebuchTexts()
  const user = useUser()
  const [isAdding, setAdding] = useState(false)
  const { mutateAsync: sign, isPending } = useSign()
  const { tag, schicht, personName, uebergebenAm, gelesen } = uebergabe
  const signNow = async () => {
    await sign(uebergabe)
    toastSuccess(t('signed'))
    onClose()
  }
  const dienst = t('dienst', { tag: formatShortDay(tag), schicht: t(`schicht.${schicht}`) })
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('of', { name: personName ?? t('somebody') })}
      size={900}
      cancel={t('sheet.close')}
      actions={
        <>
          {uebergabe.personId === user.id && !isAdding && (
            <Button look="secondary" onClick={() => setAdding(true)}>
              {t('addAddition')}
            </Button>
          )}
          {isForMe(uebergabe, user.id) && (
            <Button busy={isPending} icon={<IconCheck size={18} aria-hidden />} onClick={() => void signNow().catch(toastError)}>
              {t('sign')}
            </Button>
          )}
        </>
      }
    >
      <Note>
        {dienst}
        {uebergebenAm !== null && ` · ${t('handedAt', { time: formatTime(uebergebenAm) })}`}
      </Note>
      {groupsOf(uebergabe.zeilen).map(({ key, klientId, klientName, zeilen }) => (
        <section key={key} className={classes.about}>
          <h3 className={classes.whom}>
            {klientId === null ? t('forAll') : <Link to={klientPath(klientId)}>{klientName ?? t('somebody')}</Link>}
          </h3>
          <ul className={classes.read}>
            {zeilen.map((zeile) => (
              <ReadLine key={zeile.id} zeile={zeile} />
            ))}
          </ul>
        </section>
      ))}
      {isAdding && <AdditionFields uebergabeId={uebergabe.id} onDone={() => setAdding(false)} />}
      {gelesen.length > 0 && (
        <section className={classes.about}>
          <h3 className={classes.whom}>{t('signatures')}</h3>
          <ul className={classes.signatures}>
            {gelesen.map(({ personId, personName: reader, am, vorNachtrag }) => (
              <li key={personId}>
                {reader ?? t('somebody')}, {formatDateTime(am)}
                {vorNachtrag && ` (${t('beforeAddition')})`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}

function ReadLine({ zeile: { thema, wichtig, text, nachgetragenAm } }: { zeile: Zeile }) {
  const t = useUebergabebuchTexts()
  return (
    <li className={classes.readLine} data-important={wichtig || undefined}>
      <span className={classes.thema}>{t(`thema.${thema}`)}</span>
      <span className={classes.words}>
        {wichtig && (
          <strong className={classes.important}>
            <IconAlertTriangle size={16} aria-hidden /> {t('sheet.important')}{' '}
          </strong>
        )}
        {text}
        {nachgetragenAm !== null && <Note>{t('addition', { time: formatDateTime(nachgetragenAm) })}</Note>}
      </span>
    </li>
  )
}

interface Group {
  key: string
  klientId: string | null
  klientName: string | null
  zeilen: Zeile[]
}

/** What is about everybody first; then Klient by Klient, those with something important before the others. */
function groupsOf(zeilen: readonly Zeile[]): Group[] {
  const groups = new Map<string, Group>()
  for (const zeile of zeilen) {
    const key = zeile.klientId ?? ''
    const group = groups.get(key) ?? { key, klientId: zeile.klientId, klientName: zeile.klientName, zeilen: [] }
    group.zeilen.push(zeile)
    groups.set(key, group)
  }
  const weight = ({ klientId, zeilen: own }: Group): number => {
    if (klientId === null) return 0
    return own.some(({ wichtig }) => wichtig) ? 1 : 2
  }
  return [...groups.values()].toSorted((a, b) => weight(a) - weight(b) || (a.klientName ?? '').localeCompare(b.klientName ?? '', 'de'))
}
