import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import { useQuery } from '@tanstack/react-query'
import { useObjectUrl } from '../../shared/objectUrl.ts'
import { fotoQuery } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'
import classes from './Fotos.module.css'

export function Fotos({ anliegen: { id, fotos } }: { anliegen: AnliegenAkte }) {
  if (fotos.length === 0) return null
  return (
    <ul className={classes.fotos}>
      {fotos.map((fotoId, i) => (
        <li key={fotoId}>
          <Foto anliegenId={id} fotoId={fotoId} nr={i + 1} />
        </li>
      ))}
    </ul>
  )
}

function Foto({ anliegenId, fotoId, nr }: { anliegenId: string; fotoId: string; nr: number }) {
  const t = useAnliegenTexts()
  const { data, error } = useQuery(fotoQuery({ anliegenId, fotoId }))
  const url = useObjectUrl(data)
  if (error !== null) return <p>{t('eines.fotoFehlt', { nr })}</p>
  return url === null ? <div className={classes.platz} /> : <img src={url} alt={t('eines.foto', { nr })} className={classes.foto} />
}
