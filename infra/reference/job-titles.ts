/** Job titles that people here use most, in French and in English. A person may write any other. */
export const jobTitles: readonly (readonly [fr: string, en: string])[] = `
Agent commercial|Sales agent
Agent de sécurité|Security guard
Agent de transit|Freight forwarder
Agent immobilier|Estate agent
Agriculteur|Farmer
Agronome|Agronomist
Aide-soignant|Care assistant
Analyste de données|Data analyst
Analyste financier|Financial analyst
Apiculteur|Beekeeper
Architecte|Architect
Artisan|Craftsperson
Assistant administratif|Administrative assistant
Assistant de direction|Executive assistant
Assistant social|Social worker
Auditeur|Auditor
Aviculteur|Poultry farmer
Avocat|Lawyer
Banquier|Banker
Bijoutier|Jeweller
Boucher|Butcher
Boulanger|Baker
Caissier|Cashier
Cameraman|Camera operator
Carreleur|Tiler
Chargé de clientèle|Customer adviser
Chargé de communication|Communications officer
Chargé de projet|Project officer
Charpentier|Carpenter
Chauffeur|Driver
Chauffeur de poids lourd|Truck driver
Chaudronnier|Boilermaker
Chef comptable|Chief accountant
Chef d’atelier|Workshop manager
Chef d’entreprise|Business owner
Chef de chantier|Site foreman
Chef de projet|Project manager
Chef de rayon|Department manager
Chef de vente|Sales manager
Chercheur|Researcher
Chirurgien|Surgeon
Coiffeur|Hairdresser
Commerçant|Shopkeeper
Commercial|Sales representative
Community manager|Community manager
Comptable|Accountant
Conducteur de travaux|Construction manager
Conducteur d’engins|Plant operator
Conseiller en assurance|Insurance adviser
Conseiller juridique|Legal adviser
Consultant|Consultant
Contrôleur de gestion|Management controller
Cordonnier|Shoemaker
Couturier|Dressmaker
Cuisinier|Cook
Déclarant en douane|Customs declarant
Décorateur|Decorator
Dentiste|Dentist
Designer graphique|Graphic designer
Développeur mobile|Mobile developer
Développeur web|Web developer
Directeur administratif et financier|Chief financial officer
Directeur commercial|Sales director
Directeur des ressources humaines|Human resources director
Directeur général|Managing director
Directeur marketing|Marketing director
Docker|Dock worker
Économiste|Economist
Éducateur|Educator
Électricien|Electrician
Électromécanicien|Electromechanic
Éleveur|Livestock farmer
Employé de maison|Domestic worker
Enseignant|Teacher
Entrepreneur|Entrepreneur
Expert-comptable|Chartered accountant
Ferronnier|Ironworker
Fiscaliste|Tax adviser
Formateur|Trainer
Frigoriste|Refrigeration technician
Garagiste|Garage owner
Géologue|Geologist
Géomètre|Surveyor
Gestionnaire de stock|Stock manager
Gouvernante|Housekeeper
Guide touristique|Tour guide
Hôtesse d’accueil|Receptionist
Huissier|Bailiff
Infirmier|Nurse
Informaticien|IT technician
Ingénieur civil|Civil engineer
Ingénieur électricien|Electrical engineer
Ingénieur logiciel|Software engineer
Ingénieur mécanicien|Mechanical engineer
Ingénieur réseau|Network engineer
Interprète|Interpreter
Jardinier|Gardener
Journaliste|Journalist
Juriste|Legal officer
Livreur|Delivery driver
Logisticien|Logistician
Maçon|Mason
Magasinier|Storekeeper
Maître d’hôtel|Head waiter
Mannequin|Model
Manutentionnaire|Warehouse worker
Maquilleur|Make-up artist
Mécanicien automobile|Car mechanic
Médecin généraliste|General practitioner
Médecin spécialiste|Specialist physician
Menuisier|Joiner
Monteur vidéo|Video editor
Musicien|Musician
Notaire|Notary
Opticien|Optician
Ouvrier agricole|Farm worker
Pâtissier|Pastry cook
Pêcheur|Fisher
Peintre en bâtiment|House painter
Pharmacien|Pharmacist
Photographe|Photographer
Pilote|Pilot
Plombier|Plumber
Professeur d’université|University lecturer
Psychologue|Psychologist
Rédacteur|Copywriter
Réceptionniste|Hotel receptionist
Responsable achats|Purchasing manager
Responsable logistique|Logistics manager
Responsable qualité|Quality manager
Sage-femme|Midwife
Secrétaire|Secretary
Secrétaire médicale|Medical secretary
Serrurier|Locksmith
Serveur|Waiter
Soudeur|Welder
Statisticien|Statistician
Styliste|Fashion designer
Tailleur|Tailor
Technicien de laboratoire|Laboratory technician
Technicien de maintenance|Maintenance technician
Technicien en télécommunications|Telecom technician
Technicien solaire|Solar technician
Téléconseiller|Call centre agent
Topographe|Topographer
Traducteur|Translator
Transporteur|Haulier
Trésorier|Treasurer
Urbaniste|Town planner
Vendeur|Sales assistant
Vétérinaire|Veterinarian
Vitrier|Glazier
Webmaster|Webmaster
`
  .trim()
  .split('\n')
  .map((line) => {
    const [fr = '', en = ''] = line.split('|');
    return [fr, en];
  });
