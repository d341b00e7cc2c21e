import { IconPlus, IconStarFilled } from '@tabler/icons-react'
import { memo } from 'react'
import { neueBestellungPath, klientPath } from '../../klient/klient.paths.ts'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { VisuallyHidden } from '../../ui/layout.ts'
import { PlainLink } from '../../ui/Link.tsx'
import { kontaktTexts } from '../kontakt.texts.ts'
import { Bild, Initialen } from './Bild.tsx'
import classes from './Liste.module.css'
import type { Eintrag, Klient } from './verzeichnis.ts'

export interface ZeileProps {
  eintrag: Eintrag
  /** Address of the record. */
  ziel: string
  offen: boolean
  favorit: boolean
}

/** One line of the directory. */
export const Zeile = memo(function Zeile({ eintrag, ziel, offen, favorit }: ZeileProps) {
  return (
    <li className={classes.zeile} data-offen={offen || undefined}>
      {eintrag.art === 'KLIENT' ? (
        <KlientZeile klient={eintrag.klient} name={eintrag.name} />
      ) : (
        <PlainLink to={ziel} className={classes.link} aria-current={offen ? 'page' : undefined} data-zeile>
          <Bild kontakt={eintrag.kontakt} size={40} />
          <span className={classes.worte}>
            <span className={classes.name}>{eintrag.name}</span>
            <span className={classes.klein}>{[eintrag.kontakt.title, eintrag.kontakt.company].filter(Boolean).join(' · ')}</span>
          </span>
          {favorit && <Stern />}
        </PlainLink>
      )}
    </li>
  )
})

function Stern() {
  const t = useTexts(kontaktTexts)
  return (
    <>
      <IconStarFilled size={18} aria-hidden className={classes.stern} />
      <VisuallyHidden>{t('liste.istFavorit')}</VisuallyHidden>
    </>
  )
}

function KlientZeile({ klient, name }: { klient: Klient; name: string }) {
  const t = useTexts(kontaktTexts)
  return (
    <>
      <PlainLink to={klientPath(klient.id)} className={classes.link} data-zeile>
        <Initialen name={name} size={40} />
        <span className={classes.worte}>
          <span className={classes.name}>{name}</span>
          <span className={classes.klein}>
            {[t('liste.klient'), formatDate(klient.geburtsdatum), klient.ort].filter(Boolean).join(' · ')}
          </span>
        </span>
      </PlainLink>
      {(klient.status === 'AKTIV' || klient.status === 'PAUSIERT') && (
        <PlainLink
          to={neueBestellungPath(klient.id)}
          className={classes.tat}
          aria-label={t('liste.neueBestellungFuer', { name })}
          title={t('liste.neueBestellung')}
        >
          <IconPlus size={20} aria-hidden />
          <span className={classes.tatWort}>{t('liste.bestellen')}</span>
        </PlainLink>
      )}
    </>
  )
}
