// A QR code and its address on a printed sheet.
import { QrCode } from '../../ui/qr-code.tsx'

export function PaperScan({ url, scan }: { url: string; scan: string }) {
  return (
    <div className="flex items-center gap-3 pt-2">
      <div style={{ width: '7rem', flexShrink: 0 }}>
        <QrCode text={url} label={scan} />
      </div>
      <p className="min-w-0 font-semibold">
        {scan}
        <span className="block text-sm break-all text-muted">{url}</span>
      </p>
    </div>
  )
}
