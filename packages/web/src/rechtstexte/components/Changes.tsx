import { difference } from '@dreiklang/domain/rechtstexte/difference'
import type { Fassung } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import { useState } from 'react'
import { useLanguage } from '../../shared/i18n.ts'
import { Disclosure, Text } from '../../ui/layout.tsx'
import { useRechtstexteTexts } from '../rechtstexte.texts.ts'
import classes from './Rechtstext.module.css'

export function Changes({ fassung, vorherige }: { fassung: Fassung; vorherige: Fassung }) {
  const t = useRechtstexteTexts()
  const language = useLanguage()
  const [open, setOffen] = useState(false)
  const rows = difference(vorherige[language], fassung[language]).filter(({ art }) => art !== 'gleich')
  return (
    <Disclosure label={t('fassung.vergleich', { nr: vorherige.nr })} opened={open} onToggle={setOffen}>
      {rows.length === 0 && <Text>{t('fassung.nichts')}</Text>}
      <ul className={classes.zeilen}>
        {rows.map(({ art, text }, i) => (
          <li key={i} className={classes.zeile} data-art={art}>
            <strong>{art === 'neu' ? t('fassung.neu') : t('fassung.weg')}:</strong> {text}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
