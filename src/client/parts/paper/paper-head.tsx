// The head of a sheet: when and where, and the button that prints it, which is not on the paper.
import { Printer } from 'lucide-react'
import { Button } from '../../ui/button.tsx'

export function PaperHead({ lead, print }: { lead: string; print: string }) {
  return (
    <div className="flex items-center justify-between gap-3">
      <p className="text-muted">{lead}</p>
      <Button className="print:hidden" onPress={() => window.print()}>
        <Printer aria-hidden size={20} />
        {print}
      </Button>
    </div>
  )
}
