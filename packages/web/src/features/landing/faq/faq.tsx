import { useId, useState } from 'react';
import { LandingSection } from '../landing-section.tsx';
import { QUESTIONS, type Question } from './questions.ts';
import './faq.css';

/** Questions and answers. One answer is open at a time, and it can be closed. */
export function Faq() {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <LandingSection
      id="faq"
      title="Questions"
      lead="Short answers about guides, modes, exports, credits and rights."
    >
      <div className="faq">
        {QUESTIONS.map((item) => (
          <FaqItem
            key={item.question}
            item={item}
            isOpen={open === item.question}
            onToggle={() => setOpen(open === item.question ? null : item.question)}
          />
        ))}
      </div>
    </LandingSection>
  );
}

interface FaqItemProps {
  readonly item: Question;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function FaqItem({ item, isOpen, onToggle }: FaqItemProps) {
  const id = useId();
  return (
    <div className="faq-item">
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          {item.question}
          <span className={isOpen ? 'i-lucide-minus' : 'i-lucide-plus'} aria-hidden="true" />
        </button>
      </h3>
      <p id={id} hidden={!isOpen}>
        {item.answer}
      </p>
    </div>
  );
}
