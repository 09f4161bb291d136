// A QR code on white in every theme, because scanners need the contrast.
import { useEffect, useState } from 'react'
import { qrSvg, svgAddress } from '../device/qr-code.ts'

export function QrCode({ text, label }: { text: string; label: string }) {
  const [svg, setSvg] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    void qrSvg(text).then((made) => {
      if (isWanted) setSvg(made)
    })
    return () => {
      isWanted = false
    }
  }, [text])
  return (
    <div className="aspect-square w-full overflow-hidden rounded-2xl bg-white">
      {svg !== null && <img src={svgAddress(svg)} alt={label} className="size-full" />}
    </div>
  )
}
